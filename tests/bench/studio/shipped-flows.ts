/** From an edit of a flow until the studio has judged it, with the flow files that we ship: a flow and one that extends it. */
import type { Browser, Page } from 'playwright'
import { defined } from '../../../src/flow/index.ts'
import { shippedFiles } from '../../live-flow/support/shipped-files.ts'
import type { Row } from '../row.ts'
import { spreadOf } from '../stats.ts'
import { costs, recordTrace } from '../trace.ts'
import { recordAnswers, waitForAnswers } from './answers.ts'

/** What is known then, and the most that it may take. */
const verdicts = [
  { name: 'first verdict', of: ['rules in front', 'tests'], atMost: 2000 },
  { name: 'differences in front', of: ['differences in front'], atMost: 2000 },
  { name: 'all verdicts', of: ['rules', 'differences'], atMost: 6000 },
] as const

export async function shippedFlows(browser: Browser, demo: string, runs: number): Promise<Row[]> {
  const times = new Map<string, number[]>()
  const add = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms])
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    page.setDefaultTimeout(180_000)
    await recordAnswers(page)
    await page.route('**/studio/files/*.json', (route) => route.fulfill({ json: shippedFiles }))
    await page.goto(`${demo}/studio/?flow=connect`)
    await page.locator('[data-area="steps"] .step').first().waitFor()
    await waitForAnswers(page)
    const begun = await moveAStep(page, 'up')
    await waitForAnswers(page)
    for (const { name, of } of verdicts) add(name, await timeOf(page, of, begun))
    // The other flow is being checked while the next edits are made.
    await moveAStep(page, 'down')
    await answered(page, ['rules in front', 'differences in front'])
    const next = await moveAStep(page, 'up')
    await answered(page, verdicts[0].of)
    add('first verdict, while the other flow is checked', await timeOf(page, verdicts[0].of, next))
    await waitForAnswers(page)
    add('longest task, opening the other flow', await openTheOther(page))
    await context.close()
  }
  return [...times].map(([name, ms]) => {
    const atMost = verdicts.find((each) => each.name === name)?.atMost ?? verdicts[0].atMost
    const limit: Row['limit'] = name.startsWith('longest task') ? { atMost: 50, upperHalf: true } : { atMost }
    return { what: `shipped flows: ${name}`, unit: 'ms', value: spreadOf(ms), limit }
  })
}

/** @returns when, by the clock of the page */
async function moveAStep(page: Page, direction: 'up' | 'down'): Promise<number> {
  const button = page.getByRole('button', { name: `Move selectSource ${direction}`, exact: true })
  return button.evaluate((element: HTMLElement) => {
    window.noted = []
    const at = performance.now()
    element.click()
    return at
  })
}

/** The flow that extends it, from the table of customers. @returns the longest task, of CPU time */
async function openTheOther(page: Page): Promise<number> {
  const customers = page.getByRole('tab', { name: 'Customers', exact: true })
  const events = await recordTrace(page, async () => {
    await customers.click()
    const other = page
      .getByRole('row', { name: /showcase/ })
      .first()
      .getByRole('button')
      .first()
    await other.waitFor()
    await page.evaluate(() => performance.mark('begin opening'))
    await other.click()
    await page.locator('.header').getByText('showcase').first().waitFor()
    await waitForAnswers(page)
    await page.evaluate(() => performance.mark('end opening'))
  })
  return defined(costs(events, 1).get('opening')?.[0], 'cost').longest
}

/** Until all of these answers are there. */
const answered = (page: Page, of: readonly string[]) =>
  page.waitForFunction((of) => of.every((what) => window.noted.some((each) => each.what === what)), of)

/** From an edit until the last of these answers. */
async function timeOf(page: Page, of: readonly string[], begun: number): Promise<number> {
  const noted = await page.evaluate(() => window.noted)
  return Math.max(...noted.flatMap(({ what, at }) => (what !== null && of.includes(what) ? [at - begun] : [])))
}
