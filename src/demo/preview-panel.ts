/** The preview panel: it sends the choices to the widget as one message (docs/host.md, preview). */
import type { FlowDefinition } from '../generated/flow.types.ts'
import { type PreviewPlace, previewPlaces, screenElements } from '../preview/places.ts'

export interface PreviewOptions {
  form: HTMLFormElement
  /** The element that limits the frame's size. */
  stage: HTMLElement
  frame: HTMLIFrameElement
  flow: FlowDefinition
  /** The name of the first place shown; '' for the flow's first. */
  first: string
  send: (message: object) => void
}

/** Returns the function that sends the current choices. Call it once the widget listens. */
export function openPanel({ form, stage, frame, flow, first, send }: PreviewOptions): () => void {
  const places = previewPlaces(flow)
  const select = (name: string) => form.elements.namedItem(name) as HTMLSelectElement
  const [steps, problems] = [select('step'), select('problem')]
  const elements = form.querySelector('#parts') as HTMLFieldSetElement
  const current = () => places.find(({ name }) => name === steps.value) as PreviewPlace

  fillSteps(steps, places)
  const splits = fillSplits(form.querySelector('#splits') as HTMLFieldSetElement, flow)
  const [name, problem = ''] = first.split('!') as [string, string?]
  if (places.some((place) => place.name === name)) steps.value = name
  fillOptions()
  problems.value = problem

  function fillOptions() {
    const { problems: offered, screen } = current()
    problems.replaceChildren(new Option('none', ''), ...offered.map((each) => new Option(each)))
    problems.disabled = offered.length === 0
    const names = screenElements[screen] ?? []
    elements.replaceChildren(...[...elements.children].slice(0, 1), ...names.map(checkbox))
    elements.hidden = names.length === 0
  }

  function post() {
    const step = problems.value ? `${steps.value}!${problems.value}` : steps.value
    const chosen = splits.filter(({ value }) => value !== '').map(({ name: split, value }) => [split, value] as const)
    const boxes = [...elements.querySelectorAll('input')].map(({ name: each, checked }) => [each, checked] as const)
    history.replaceState(null, '', `?preview=${step}`)
    send({
      step,
      locale: select('locale').value,
      theme: { mode: select('mode').value },
      elements: Object.fromEntries(boxes),
      ...(splits.length > 0 && { splits: Object.fromEntries(chosen) }),
    })
  }

  const resize = () => fitFrame(stage, frame, select('viewport').value)
  form.addEventListener('change', ({ target }) => {
    if (target === select('viewport')) return resize()
    if (target === steps) fillOptions()
    post()
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  new ResizeObserver(resize).observe(stage)
  return post
}

function fillSteps(select: HTMLSelectElement, places: readonly PreviewPlace[]) {
  for (const group of new Set(places.map((place) => place.group))) {
    const options = places.filter((place) => place.group === group).map(({ name }) => new Option(name))
    const box = document.createElement('optgroup')
    box.label = group
    box.append(...options)
    select.append(box)
  }
}

/** One control for each split of the flow; without a choice the widget takes a value that leads to the place. */
function fillSplits(box: HTMLFieldSetElement, { inputs }: FlowDefinition): HTMLSelectElement[] {
  const controls = Object.entries(inputs).flatMap(([name, { from, shares }]) => {
    if (from !== 'split' || !shares) return []
    const [label, select] = [document.createElement('label'), document.createElement('select')]
    const options = Object.entries(shares).map(([value, share]) => new Option(`${value}, ${share} %`, value))
    select.name = name
    select.append(new Option('any', ''), ...options)
    label.append(`${name} `, select)
    box.append(label)
    return [select]
  })
  box.hidden = controls.length === 0
  return controls
}

function checkbox(name: string): HTMLElement {
  const label = document.createElement('label')
  const input = document.createElement('input')
  label.className = 'check'
  Object.assign(input, { type: 'checkbox', name, checked: true })
  label.append(input, name)
  return label
}

/** Gives the frame the size of the viewport, e.g. `390x844`, and scales it down to the space on the page. */
function fitFrame(stage: HTMLElement, frame: HTMLIFrameElement, viewport: string) {
  const [width, height] = viewport.split('x').map(Number) as [number, number]
  const available = Math.max(360, innerHeight - stage.getBoundingClientRect().top - scrollY - 24)
  const scale = Math.min(1, stage.clientWidth / width, available / height)
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` })
  const box = frame.parentElement as HTMLElement
  Object.assign(box.style, { width: `${Math.floor(width * scale)}px`, height: `${Math.floor(height * scale)}px` })
}
