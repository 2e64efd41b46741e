/** The preview panel: what is picked here goes to the widget as one message (contracts section 5). */
import type { FlowDefinition } from '../generated/flow.types.ts'
import { type PreviewPlace, previewPlaces, screenElements } from './places.ts'

export interface PreviewOptions {
  form: HTMLFormElement
  /** The frame's place on the page. */
  stage: HTMLElement
  frame: HTMLIFrameElement
  flow: FlowDefinition
  /** The name to begin with; '' for the first place. */
  first: string
  send: (message: object) => void
}

/** Returns what sends the present choice: for once the widget listens. */
export function openPanel({ form, stage, frame, flow, first, send }: PreviewOptions): () => void {
  const places = previewPlaces(flow)
  const picks = (name: string) => form.elements.namedItem(name) as HTMLSelectElement
  const [steps, problems] = [picks('step'), picks('problem')]
  const elements = form.querySelector('#parts') as HTMLFieldSetElement
  const here = (): PreviewPlace | undefined => places.find(({ name }) => name === steps.value)

  fillSteps(steps, places)
  const [name = '', problem = ''] = first.split('!')
  if (places.some((place) => place.name === name)) steps.value = name
  offerPlace()
  problems.value = problem

  function offerPlace() {
    const { problems: offered = [], screen } = here() ?? {}
    problems.replaceChildren(new Option('none', ''), ...offered.map((each) => new Option(each)))
    problems.disabled = offered.length === 0
    const names = (screen && screenElements[screen]) ?? []
    elements.replaceChildren(...[...elements.children].slice(0, 1), ...names.map(checkbox))
    elements.hidden = names.length === 0
  }

  function post() {
    const step = problems.value ? `${steps.value}!${problems.value}` : steps.value
    const boxes = [...elements.querySelectorAll('input')].map(({ name: each, checked }) => [each, checked] as const)
    history.replaceState(null, '', `?preview=${step}`)
    send({
      step,
      locale: picks('locale').value,
      theme: { mode: picks('mode').value },
      elements: Object.fromEntries(boxes),
    })
  }

  const resize = () => fitFrame(stage, frame, picks('viewport').value)
  form.addEventListener('change', ({ target }) => {
    if (target === picks('viewport')) return resize()
    if (target === steps) offerPlace()
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

function checkbox(name: string): HTMLElement {
  const label = document.createElement('label')
  const input = document.createElement('input')
  label.className = 'check'
  Object.assign(input, { type: 'checkbox', name, checked: true })
  label.append(input, name)
  return label
}

/** The frame in its own size, scaled down to what there is room for: `390x844`. */
function fitFrame(stage: HTMLElement, frame: HTMLIFrameElement, viewport: string) {
  const [width = 0, height = 0] = viewport.split('x').map(Number)
  const room = Math.max(360, innerHeight - stage.getBoundingClientRect().top - scrollY - 24)
  const scale = Math.min(1, stage.clientWidth / width, room / height)
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` })
  const box = frame.parentElement as HTMLElement
  Object.assign(box.style, { width: `${Math.floor(width * scale)}px`, height: `${Math.floor(height * scale)}px` })
}
