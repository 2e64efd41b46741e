/**
 * `npm run bench:motion`: the cost of screen transitions on the main thread at a quarter of the speed, compared with
 * React alone replacing the same elements. It is the thread's CPU time in the best lap, times four: the browser's own
 * throttling counts real time, which is two or three times as much on a busy machine.
 */
import { openPictureBrowser } from '../gallery/browser.ts'
import { openSession } from '../gallery/sessions.ts'
import { bundle } from './bundle.ts'
import { type Cost, costs, lowestCost, recordTrace } from './trace.ts'

const laps = 8
const slowdown = 4
/** A longer task drops frames visibly. */
const longestMs = 50

/** Selectors of the control that is pressed and of an element that exists when the transition is done. */
const transitions = [
  { name: 'consent → list', press: 'footer button', ready: 'main li button' },
  { name: 'list → credentials', press: 'main li button', ready: 'form input' },
  { name: 'credentials → list', press: 'header button', ready: 'main li button' },
  { name: 'open exit confirmation', press: 'header button:last-of-type', ready: 'dialog' },
  { name: 'cancel exit confirmation', press: 'dialog button:last-of-type', ready: 'main li button' },
  { name: 'list → consent', press: 'header button', ready: '[data-step="3"]' },
]

const browser = await openPictureBrowser()
const { page } = await browser.openPage({ width: 390, height: 844 })
await page.emulateMedia({ reducedMotion: 'no-preference' })
await openSession(page, browser.servers)
await page.locator('[data-step="3"]').waitFor()
const screens = new Map<string, string>()
// tsx wraps functions in __name, which the page does not define.
await page.evaluate('globalThis.__name = (it) => it')
// The first lap loads the chunks; it is not measured.
for (const each of transitions) {
  await page.evaluate(runTransition, each)
  screens.set(each.name, await page.evaluate(() => document.querySelector('#app')?.innerHTML ?? ''))
}
const own = await recordTrace(page, async () => {
  for (let lap = 0; lap < laps; lap++) for (const each of transitions) await page.evaluate(runTransition, each)
})
const sheets = await page.evaluate(() =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
)

const { page: plain } = await browser.openPage({ width: 390, height: 844 })
await plain.emulateMedia({ reducedMotion: 'no-preference' })
await plain.setContent(`<style>${sheets}</style><div id="app"></div>`)
await plain.addScriptTag({ content: await bundle('baseline.ts') })
const swap = ([name, html]: [string, string]) =>
  (globalThis as unknown as { swap: (name: string, html: string) => Promise<void> }).swap(name, html)
for (const screen of screens) await plain.evaluate(swap, screen)
const baseline = await recordTrace(plain, async () => {
  for (let lap = 0; lap < laps; lap++) for (const screen of screens) await plain.evaluate(swap, screen)
})
await browser.close()

const [widgetCosts, baselineCosts] = [own, baseline].map(
  (trace) => new Map([...costs(trace, slowdown)].map(([name, each]) => [name, lowestCost(each)])),
) as [Map<string, Cost>, Map<string, Cost>]
const ms = (value: number | undefined) => `${(value ?? Number.NaN).toFixed(1)} ms`.padStart(10)
const line = (name: string, { longest, all }: Partial<Cost> = {}, other: Partial<Cost> = {}) =>
  `${name.padEnd(24)} ${ms(longest)} ${ms(all)}   ${ms(other.longest)} ${ms(other.all)}`
const rows = transitions.map(({ name }) => line(name, widgetCosts.get(name), baselineCosts.get(name)))
const head = `at ${slowdown}× slowdown           longest  all tasks      longest  all tasks (React alone, same elements)`
const worst = Math.max(...[...widgetCosts.values()].map(({ longest }) => longest))
const verdict = `longest task of any transition: ${worst.toFixed(1)} ms (${worst > longestMs ? 'over' : 'within'} ${longestMs} ms)`
process.stdout.write(`${[head, ...rows, verdict].join('\n')}\n`)
process.exitCode = worst > longestMs ? 1 : 0

/** Presses the control and resolves when the transition and its animations are done. Runs in the page. */
async function runTransition({ name, press, ready }: (typeof transitions)[number]): Promise<void> {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await new Promise((resolve) => setTimeout(resolve, 100))
  performance.mark(`begin ${name}`)
  shown(press)?.click()
  while (!shown(ready) || (ready !== 'dialog' && shown('dialog'))) await frame()
  const animations = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(animations.map(({ finished }) => finished))
  await frame()
  performance.mark(`end ${name}`)
}
