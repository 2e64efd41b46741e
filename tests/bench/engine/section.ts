/** The engine against other engines, and conditions against JsonLogic's own interpreter. */
import type { Browser } from 'playwright'
import { bundle } from '../bundle.ts'
import type { Section } from '../row.ts'
import { ratioOf, spreadOf } from '../stats.ts'
import type { CandidateName } from './page.ts'

declare global {
  /** What the page of the bench offers. */
  var measure: (rounds: number) => Record<CandidateName, number[]>
  var cold: { compileMs: number; startMs: number }
}

export async function engineSection(browser: Browser, runs: number): Promise<Section> {
  const code = await bundle('engine/page.ts')
  const starts: (typeof globalThis.cold)[] = []
  const page = await browser.newPage()
  for (let run = 0; run < runs; run++) {
    await page.goto('about:blank')
    await page.addScriptTag({ content: code })
    starts.push(await page.evaluate(() => globalThis.cold))
  }
  const ns = await page.evaluate((rounds) => globalThis.measure(rounds), runs)
  await page.close()
  return {
    title: 'Engine',
    about:
      "Sixteen events through the specification's flow that end where they began and change no data. The reducer is " +
      'written by hand for this lap, with the same states and effects as the engine; XState and robot3 know the same ' +
      'places and no effects. A flow that people edit may cost a few times what code costs, and must not cost what a ' +
      'general machine costs. The start of a page is the first state and the first event: the flow is read before, once, ' +
      'which is a row of its own.',
    rows: [
      {
        what: 'lap, of a hand-written reducer',
        unit: '×',
        value: ratioOf(ns.engine, ns.reducer),
        limit: { atMost: 5 },
      },
      {
        what: "lap in XState's `send`, of ours",
        unit: '×',
        value: ratioOf(ns['XState send'], ns.engine),
        limit: { atLeast: 2 },
      },
      {
        what: "lap in XState's `transition()`, of ours",
        unit: '×',
        value: ratioOf(ns['XState transition()'], ns.engine),
        limit: { atLeast: 10 },
      },
      { what: 'lap in robot3, of ours', unit: '×', value: ratioOf(ns.robot3, ns.engine), limit: null },
      {
        what: 'condition in json-logic-js, of ours',
        unit: '×',
        value: ratioOf(ns['json-logic-js'], ns.conditions),
        limit: { atLeast: 2 },
      },
      {
        what: 'first state and first event of a page, without reading the flow',
        unit: 'ms',
        value: spreadOf(starts.map((each) => each.startMs)),
        limit: { atMost: 1 },
      },
      {
        what: 'reading the flow, first time in a page',
        unit: 'ms',
        value: spreadOf(starts.map((each) => each.compileMs)),
        limit: null,
      },
    ],
  }
}
