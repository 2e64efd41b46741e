/** How fast the studio answers, and whether the page stays free meanwhile: with the specification's flow and ten times it. */
import type { Browser, Page } from 'playwright'
import { startServers } from '../../../scripts/servers.ts'
import { specification } from '../../support/specification.ts'
import { flowTimes } from '../model/copies.ts'
import { type Row, type Section, single } from '../row.ts'
import { spreadOf } from '../stats.ts'
import { costs, longestTaskBefore, recordTrace } from '../trace.ts'
import { answerTimes, recordAnswers } from './answers.ts'
import { type Scene, scenes } from './scenes.ts'
import { shippedFlows } from './shipped-flows.ts'
import { studioSizes } from './sizes.ts'

export async function studioSection(browser: Browser, runs: number, root: string): Promise<Section> {
  const servers = await startServers({ mode: 'test', flowsRoot: root })
  try {
    const rows: Row[] = []
    for (const copies of [1, 10]) rows.push(...(await measure(browser, servers.demo, copies, runs)))
    rows.push(...(await shippedFlows(browser, servers.demo, runs)))
    const { page, workers } = await studioSizes(`${root}dist/studio/assets`)
    const size = (what: string, bytes: number, limit: Row['limit']): Row => {
      return { what, unit: 'KiB', value: single(bytes / 1024), limit }
    }
    rows.push(size('page, without workers', page, { atMost: 450 }), size('workers, without ELK', workers, null))
    return { title: 'Studio', about, rows }
  } finally {
    await servers.close()
  }
}

const about =
  'The studio in Chromium, from an edit to each answer of its workers, the longest of each kind, and the longest task ' +
  'of the page while this is done, in CPU time. More than 50 ms would be felt, so they have to hold in the slower half of the runs, too. Answers are wall-clock time: a busy machine makes them longer. For ' +
  'ten times the flow only typing has a limit, which must stay as it is. The shipped flows are one and the showcase, ' +
  'which extends it and has fourteen times its states: after an edit of the first it is answered for alone, with its ' +
  'tests, and the verdict on both follows. Sizes are those of gzip.'

/** What an answer may take with the flow as it is. */
const targets: Readonly<Record<string, number>> = {
  names: 300,
  rules: 2000,
  tests: 2000,
  differences: 2000,
  map: 500,
  opening: 1000,
  preview: 200,
}

async function measure(browser: Browser, demo: string, copies: number, runs: number): Promise<Row[]> {
  const tasks = new Map<string, number[]>()
  const answers = new Map<string, number[]>()
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    // A busy machine may be slow with ten times the flow: only what hangs gets there.
    page.setDefaultTimeout(180_000)
    await recordAnswers(page)
    await serveFlow(page, copies)
    const events = await recordTrace(page, async () => {
      await page.goto(`${demo}/studio/?flow=connect`)
      await page.locator('[data-area="steps"] .step').first().waitFor()
      await page.evaluate(() => performance.mark('opened'))
      for (const scene of scenes) await play(page, scene)
    })
    if (copies === 1) add(answers, 'preview', await previewTime(page))
    add(
      answers,
      'opening',
      await page.evaluate(() => performance.getEntriesByName('opened')[0]?.startTime ?? Number.NaN),
    )
    add(tasks, 'opening', longestTaskBefore(events, 'opened'))
    for (const [name, [cost]] of costs(events, 1)) if (cost) add(tasks, name, cost.longest)
    for (const [name, ms] of await answerTimes(page)) add(answers, name, ms)
    await context.close()
  }
  const of = copies === 1 ? 'flow' : `flow × ${copies}`
  return [
    ...[...answers].map(([name, ms]): Row => {
      const limit = copies === 1 && targets[name] !== undefined ? { atMost: targets[name] } : null
      return { what: `${of}: ${name}`, unit: 'ms', value: spreadOf(ms), limit }
    }),
    ...[...tasks].map(([name, ms]): Row => {
      const limit = copies === 1 || name.startsWith('typing') ? ({ atMost: 50, upperHalf: true } as const) : null
      return { what: `${of}: longest task, ${name}`, unit: 'ms', value: spreadOf(ms), limit }
    }),
  ]
}

/** From an edit of a heading until the widget shows it: both documents have the same clock. */
async function previewTime(page: Page): Promise<number> {
  const place = page.getByRole('region', { name: 'Steps' }).getByRole('button', { name: /^selectSource/ })
  await place.first().click()
  await page.getByRole('tab', { name: 'Texts', exact: true }).click()
  const body = page.frameLocator('.preview iframe').locator('body')
  await body.getByRole('heading', { level: 1 }).waitFor()
  await body.evaluate((element) => {
    const look = () => {
      if (element.querySelector('h1')?.textContent === 'Measured')
        element.dataset['shown'] ??= String(performance.timeOrigin + performance.now())
    }
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true })
  })
  const title = page.getByRole('group', { name: 'select-source.heading', exact: true })
  const field = title.getByRole('textbox', { name: 'English' })
  await field.evaluate((element) => {
    const note = () => document.body.setAttribute('data-begun', String(performance.timeOrigin + performance.now()))
    element.addEventListener('input', note, { once: true })
  })
  await field.fill('Measured')
  const shown = page.frameLocator('.preview iframe').locator('body[data-shown]')
  await shown.waitFor({ state: 'attached' })
  return Number(await shown.getAttribute('data-shown')) - Number(await page.locator('body').getAttribute('data-begun'))
}

const add = (to: Map<string, number[]>, name: string, value: number) => to.set(name, [...(to.get(name) ?? []), value])

async function play(page: Page, { name, before, act, done }: Scene): Promise<void> {
  await before?.(page)
  await page.evaluate((begun) => performance.mark(`begin ${begun}`), name)
  await act(page)
  await done(page)
  await page.evaluate((ended) => performance.mark(`end ${ended}`), name)
}

/** The specification's flow with its tests, or several times over without: tests name the steps of one. */
async function serveFlow(page: Page, copies: number): Promise<void> {
  const { flow, tests } = specification
  const text = copies === 1 ? flow.text : JSON.stringify(flowTimes(copies).definition, null, 2)
  await page.route('**/studio/files/*.json', async (route) => {
    const files = await (await route.fetch()).json()
    await route.fulfill({ json: { ...files, flows: [{ ...flow, text }], tests: copies === 1 ? [tests] : [] } })
  })
}
