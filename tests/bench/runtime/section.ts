/** What the running widget costs on the main thread. It is CPU time: another program on the machine doesn't lengthen it. */
import type { Browser } from 'playwright'
import { type Servers, startServers } from '../../../scripts/servers.ts'
import { openSession, walkFlow } from '../../gallery/sessions.ts'
import type { Row, Section } from '../row.ts'
import { spreadOf } from '../stats.ts'
import { type Cost, costs, longestTaskBefore, recordTrace } from '../trace.ts'
import { firstScrolled, framesOfScrolling, longList, type ManySources, manySources, searched } from './long-list.ts'
import { growthOfPolls, polls } from './memory.ts'
import { openPage } from './open-page.ts'

const slowdown = 4
/** Of a screen that draws 60 times a second. */
const frameMs = 1000 / 60

/** Presses the first source, and waits until the form of its credentials is drawn. Runs in the page. */
async function pickSource(): Promise<void> {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
  performance.mark('begin pick')
  shown('main li button')?.click()
  while (!shown('form input')) await new Promise((resolve) => requestAnimationFrame(resolve))
  performance.mark('end pick')
}

/** Of each page its first pick, the only one that most users make: what it runs has not run before. */
async function credentials(browser: Browser, servers: Servers, runs: number): Promise<Cost[]> {
  const found: Cost[] = []
  for (let run = 0; run < runs; run++) {
    const page = await openPage(browser)
    await openSession(page, servers)
    await page.locator('footer:visible button').first().click()
    await page.locator('main:visible li button').nth(5).waitFor()
    await page.waitForLoadState('networkidle')
    const trace = await recordTrace(page, () => page.evaluate(pickSource))
    await page.close()
    found.push(...(costs(trace, slowdown).get('pick') ?? []))
  }
  if (found.length < runs) throw new Error('A pick was not measured.')
  return found
}

/** Of each session from its first request to success: its longest task. */
async function sessions(browser: Browser, servers: Servers, runs: number): Promise<number[]> {
  const found: number[] = []
  for (let run = 0; run < runs; run++) {
    const page = await openPage(browser)
    const trace = await recordTrace(page, async () => {
      await walkFlow(page, servers, async () => {})
      await page.evaluate(() => performance.mark('success'))
    })
    found.push(longestTaskBefore(trace, 'success'))
    await page.close()
  }
  return found
}

const row = (what: string, values: readonly number[], atMost: number | null): Row => ({
  what,
  unit: 'ms',
  value: spreadOf(values),
  limit: atMost === null ? null : { atMost },
})

export async function runtimeSection(browser: Browser, runs: number, flowsRoot: string): Promise<Section> {
  const servers = await startServers({ mode: 'test', flowsRoot })
  const picked = await credentials(browser, servers, runs)
  const longest = await sessions(browser, servers, runs)
  const lists: ManySources[] = []
  for (let run = 0; run < runs; run++) lists.push(await longList(browser, servers))
  const growth: number[] = []
  for (let run = 0; run < runs; run++) growth.push(await growthOfPolls(browser, servers))
  await servers.close()
  return {
    title: 'Running',
    about:
      "CPU time of the main thread, the slow processor's four times this machine's. Credentials: all tasks from the first pick " +
      'of a source in a page until its form can be filled in. A task of more than 50 ms makes a press wait noticeably; a frame of ' +
      `more than 16.7 ms is dropped. The list has ${manySources} sources, and is scrolled when ${firstScrolled} are ` +
      'drawn; a search ends when its results are drawn. Memory: what the page keeps after a garbage ' +
      'collection, until the notice appears that time runs out. A response that is kept with its request takes 0.8 KiB.',
    rows: [
      row(
        'credentials after a pick, 4× CPU',
        picked.map(({ all }) => all),
        150,
      ),
      row('longest task of a session', longest, 50),
      row(
        'long list: a frame of scrolling',
        lists.map(({ scroll }) => scroll.all / framesOfScrolling),
        frameMs,
      ),
      row(
        'long list: longest task of scrolling',
        lists.map(({ scroll }) => scroll.longest),
        50,
      ),
      row(
        'long list: a typed character',
        lists.map(({ search }) => search.all / searched.length),
        frameMs,
      ),
      row(
        'long list: longest task of a search',
        lists.map(({ search }) => search.longest),
        50,
      ),
      {
        what: `memory: more after ${polls} polls`,
        unit: 'KiB',
        value: spreadOf(growth),
        limit: { atMost: polls * 0.8 },
      },
    ],
  }
}
