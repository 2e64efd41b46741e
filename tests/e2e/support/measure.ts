/**
 * Measurements of a page, from which accessibility problems follow. Functions that take no frame run in the page, so
 * they use nothing from outside.
 */
import type { Frame } from '@playwright/test'
import { readPage } from '../../playthroughs/support/page-reader.ts'

/** The text spacing that a user may set in any browser (WCAG 1.4.12). */
export const wideTextSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Enables every control, as in a session: a preview disables those that submit. Opens what is closed at first. */
export function enableAll(): void {
  for (const explanation of document.querySelectorAll('details')) explanation.open = true
  for (const control of document.querySelectorAll(':disabled')) control.removeAttribute('disabled')
}

/** Adds style rules after the page's own. */
export function addRules(rules: string): void {
  const sheet = Object.assign(new CSSStyleSheet(), { isAddedByTest: true })
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Removes all rules that `addRules` added. */
function removeRules(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !('isAddedByTest' in sheet))
}

/** Measures while the rules apply. */
export async function withRules<Result>(frame: Frame, rules: string, run: () => Promise<Result>): Promise<Result> {
  await frame.evaluate(addRules, rules)
  const result = await run()
  await frame.evaluate(removeRules)
  return result
}

/** Whether the page is drawn in a colour scheme. */
export const isDrawnIn = (scheme: string): boolean =>
  [...document.querySelectorAll('body *')].some((element) => getComputedStyle(element).colorScheme === scheme)

/** What scrolls sideways, and text that is cut off (WCAG 1.4.10). */
export async function reflow(frame: Frame): Promise<string[]> {
  return [...(await frame.evaluate(sideways)), ...(await frame.evaluate(readPage)).cut]
}

/** Words that a line ends in the middle of. Runs in the page. */
export function splitWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const split: string[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    if (!currentNode.parentElement?.checkVisibility()) continue
    for (const word of (currentNode.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange()
      range.setStart(currentNode, word.index)
      range.setEnd(currentNode, word.index + word[0].length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) split.push(word[0])
    }
  }
  return split
}

/** Pictures of which a part lies beyond an edge of the page. */
export function picturesBeyondTheEdge(): string[] {
  return [...document.querySelectorAll('main :is(svg, img, .logos-tile)')].flatMap((picture) => {
    const { left, right } = picture.getBoundingClientRect()
    return left < 0 || right > innerWidth ? [picture.outerHTML.slice(0, 60)] : []
  })
}

/** Targets under 24 px (WCAG 2.5.8). A checkbox is as large as its label; links within a sentence are exempt. */
export function smallTargets(): string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
  return controls.flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return []
    const besideIt = [...(control.parentElement?.childNodes ?? [])].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    )
    if (control instanceof HTMLAnchorElement && besideIt) return []
    const box = (control.closest('label') ?? control).getBoundingClientRect()
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
    return Math.min(box.width, box.height) < 24 ? [`${control.outerHTML.slice(0, 90)}: ${size}`] : []
  })
}

/** Focused controls of which another element covers a part (stricter than WCAG 2.4.11). */
export function coveredFocus(): string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
  return controls.flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return []
    control.focus()
    // A link may continue on the next line.
    const { left, right, top, bottom } = control.getClientRects()[0] ?? new DOMRect()
    const [x, y, inset] = [(left + right) / 2, (top + bottom) / 2, 3]
    // A control higher than half the page cannot be visible as a whole: its middle is enough.
    const ends = bottom - top > innerHeight / 2 ? [] : [top + inset, bottom - inset]
    const points = [[x, y], [left + inset, y], [right - inset, y], ...ends.map((end) => [x, end])]
    // A field's own outline, icon or button may lie over it.
    const own = control.matches('input, textarea, select') ? control.parentElement : control
    const isOwn = (element: Element | null) => element !== null && own?.contains(element)
    const covered = points.filter(([left = 0, top = 0]) => !isOwn(document.elementFromPoint(left, top)))
    return covered.length > 0 ? [`${control.outerHTML.slice(0, 90)} at ${covered.join(' and ')}`] : []
  })
}

/** Elements that scroll sideways. */
function sideways(): string[] {
  const scrolls = (element: Element) => {
    const { overflowX } = getComputedStyle(element)
    const isPage = element === document.documentElement
    return (isPage || /auto|scroll/.test(overflowX)) && element.scrollWidth > element.clientWidth + 1
  }
  return [...document.querySelectorAll('*')].filter(scrolls).map((element) => element.outerHTML.slice(0, 90))
}

/** Controls that look the same with the focus as without: no outline or border changes, of them or around them. */
export async function unmarkedFocus(): Promise<string[]> {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
  const drawn = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
  }
  const lineOf = (element: Element) => {
    const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(element)
    return [borderTopWidth, outlineStyle === 'none' ? '0px' : outlineWidth]
  }
  const linesAbout = (control: Element) =>
    [control, control.parentElement, control.closest('label'), ...(control.parentElement?.children ?? [])]
      .flatMap((element) => (element ? lineOf(element) : []))
      .join()
  const unmarked: string[] = []
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    control.blur()
    await drawn()
    const before = linesAbout(control)
    control.focus()
    await drawn()
    if (linesAbout(control) === before) unmarked.push(control.outerHTML.slice(0, 90))
  }
  return unmarked
}

/** Animations and transitions that change something now: one that waits for its delay to end moves nothing. */
export const running = (): string[] =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().progress !== null)
    .map((animation) => {
      const named = animation as { animationName?: string; transitionProperty?: string }
      const target = (animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 60)
      return `${named.animationName ?? named.transitionProperty} of ${target}`
    })

/** Submits the form, if there is one, and resolves once its errors are drawn; false: there is no form. */
export async function submitForm(): Promise<boolean> {
  const form = document.querySelector('form')
  form?.requestSubmit()
  for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
  return form !== null
}

/** Landmarks and names that a screen reader needs: one of each landmark, named dialogs and groups, one live region. */
export function structureProblems(): string[] {
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  const nameOf = (element: Element) => {
    const id = element.getAttribute('aria-labelledby')
    return (id ? document.getElementById(id)?.textContent : element.getAttribute('aria-label'))?.trim() ?? ''
  }
  const counts: [what: string, selector: string, atLeast: number, atMost: number][] = [
    ['banner', 'header', 1, 1],
    ['main region', 'main', 1, 1],
    ['content info', 'footer', 0, 1],
    ['level 1 heading', 'main h1', 0, 1],
    ['polite live region', '[role=status], [aria-live=polite]', 1, 1],
  ]
  const miscounted = counts.flatMap(([what, selector, atLeast, atMost]) => {
    const { length } = shown(selector)
    return length < atLeast || length > atMost ? [`${length} × ${what}`] : []
  })
  const named = [...shown('main:has(h1)'), ...shown('dialog, [role=radiogroup], [role=group], ul[aria-label]')]
  return [...miscounted, ...named.filter((each) => nameOf(each) === '').map(({ outerHTML }) => outerHTML.slice(0, 90))]
}

/** Problems of the landmarks, the document's title and its language. */
export async function structure(frame: Frame): Promise<string[]> {
  const problems = await frame.evaluate(structureProblems)
  const [heading, title, lang] = await frame.evaluate(() => [
    document.querySelector('main h1')?.textContent,
    document.title,
    document.documentElement.lang,
  ])
  if (title !== `${heading} · Tieline`) problems.push(`The title of '${heading}' is '${title}'.`)
  return lang ? problems : [...problems, 'The page has no language.']
}
