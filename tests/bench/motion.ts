/**
 * `npm run bench:motion`: what a change of screens costs the main thread at a quarter of the speed, beside React alone
 * swapping the same elements. CPU time of the thread in the best of some laps, times four: the browser's own throttling
 * stops the thread by the clock, and on a busy machine says two or three times as much, now and then.
 */
import { openSession } from '../gallery/live.ts'
import { openStudio } from '../gallery/studio.ts'
import { bundleRival } from './bundle-rival.ts'
import { type Cost, costs, recordTrace } from './trace.ts'

const laps = 8
const slowdown = 4
/** Past this, a frame or three are lost and people see it. */
const longestMs = 50

/** In the page: what is pressed, and what is there when it is done. */
const transitions = [
  { name: 'consent → list', press: 'footer button', ready: 'main li button' },
  { name: 'list → credentials', press: 'main li button', ready: 'form input' },
  { name: 'credentials → list', press: 'header button', ready: 'main li button' },
  { name: 'exit asked', press: 'header button:last-of-type', ready: 'dialog' },
  { name: 'exit declined', press: 'dialog button:last-of-type', ready: 'main li button' },
  { name: 'list → consent', press: 'header button', ready: '[data-step="3"]' },
]

const studio = await openStudio()
const { page } = await studio.openPage({ width: 390, height: 844 })
await page.emulateMedia({ reducedMotion: 'no-preference' })
await openSession(page, studio.servers)
await page.locator('[data-step="3"]').waitFor()
const screens = new Map<string, string>()
// Wrapped round every function by what runs this file; the page knows nothing of it.
await page.evaluate('globalThis.__name = (it) => it')
/** The first lap fetches what the others only show. */
for (const each of transitions) {
  await page.evaluate(takeStep, each)
  screens.set(each.name, await page.evaluate(() => document.querySelector('#app')?.innerHTML ?? ''))
}
const own = await recordTrace(page, async () => {
  for (let lap = 0; lap < laps; lap++) for (const each of transitions) await page.evaluate(takeStep, each)
})
const sheets = await page.evaluate(() =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
)

const { page: plain } = await studio.openPage({ width: 390, height: 844 })
await plain.emulateMedia({ reducedMotion: 'no-preference' })
await plain.setContent(`<style>${sheets}</style><div id="app"></div>`)
await plain.addScriptTag({ content: await bundleRival() })
const swap = ([name, html]: [string, string]) =>
  (globalThis as unknown as { swap: (name: string, html: string) => Promise<void> }).swap(name, html)
for (const screen of screens) await plain.evaluate(swap, screen)
const rival = await recordTrace(plain, async () => {
  for (let lap = 0; lap < laps; lap++) for (const screen of screens) await plain.evaluate(swap, screen)
})
await studio.close()

const [widgetCosts, rivalCosts] = [costs(own, slowdown), costs(rival, slowdown)]
const ms = (value: number | undefined) => `${(value ?? Number.NaN).toFixed(1)} ms`.padStart(10)
const line = (name: string, { longest, all }: Partial<Cost> = {}, other: Partial<Cost> = {}) =>
  `${name.padEnd(20)} ${ms(longest)} ${ms(all)}   ${ms(other.longest)} ${ms(other.all)}`
const rows = transitions.map(({ name }) => line(name, widgetCosts.get(name), rivalCosts.get(name)))
const head = `at ${slowdown}× slowdown       longest  all tasks      longest  all tasks (React alone, same elements)`
const worst = Math.max(...[...widgetCosts.values()].map(({ longest }) => longest))
const verdict = `longest task of any transition: ${worst.toFixed(1)} ms (${worst > longestMs ? 'over' : 'within'} ${longestMs} ms)`
process.stdout.write(`${[head, ...rows, verdict].join('\n')}\n`)
process.exitCode = worst > longestMs ? 1 : 0

/** Presses, and resolves once what was asked for is there and has come to rest. Runs in the page. */
async function takeStep({ name, press, ready }: (typeof transitions)[number]): Promise<void> {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  await new Promise((rested) => setTimeout(rested, 100))
  performance.mark(`begin ${name}`)
  shown(press)?.click()
  while (!shown(ready) || (ready !== 'dialog' && shown('dialog'))) await frame()
  const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
  await frame()
  performance.mark(`end ${name}`)
}
