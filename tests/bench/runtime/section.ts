/** What the running widget costs on the main thread. It is CPU time: another program on the machine doesn't lengthen it. */
import type { Browser, Page } from 'playwright'
import { type Servers, startServers } from '../../../scripts/servers.ts'
import { openSession, walkFlow } from '../../gallery/sessions.ts'
import type { Row, Section } from '../row.ts'
import { spreadOf } from '../stats.ts'
import { type Cost, costs, longestTaskBefore, recordTrace } from '../trace.ts'
import { growthOfPolls, polls } from './memory.ts'

const phone = { width: 390, height: 844 }
const slowdown = 4
const manySources = 10_000
/** Of a screen that draws 60 times a second. */
const frameMs = 1000 / 60
const framesOfScrolling = 120
const searched = 'source 99'

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: phone })
  // tsx wraps functions in __name, which the page does not define.
  await page.addInitScript('globalThis.__name = (it) => it')
  return page
}

/** What happens in the page while `run` does something. */
async function marked(page: Page, name: string, run: () => Promise<void>): Promise<void> {
  await page.evaluate((mark) => performance.mark(mark), `begin ${name}`)
  await run()
  await page.evaluate((mark) => performance.mark(mark), `end ${name}`)
}

/** Presses the first source, and waits until the form of its credentials is drawn. Runs in the page. */
async function pickSource(): Promise<void> {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
  performance.mark('begin pick')
  shown('main li button')?.click()
  while (!shown('form input')) await new Promise((resolve) => requestAnimationFrame(resolve))
  performance.mark('end pick')
}

async function credentials(browser: Browser, servers: Servers, runs: number): Promise<Cost[]> {
  const page = await openPage(browser)
  await openSession(page, servers)
  await page.locator('footer:visible button').first().click()
  await page.locator('main:visible li button').nth(5).waitFor()
  await page.waitForLoadState('networkidle')
  const trace = await recordTrace(page, async () => {
    for (let run = 0; run <= runs; run++) {
      await page.evaluate(pickSource)
      await page.locator('header:visible button').first().click()
      await page.locator('main:visible li button').nth(5).waitFor()
    }
  })
  await page.close()
  return costs(trace, slowdown).get('pick')?.slice(1) ?? []
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

interface ManySources {
  scroll: Cost
  search: Cost
}

async function longList(browser: Browser, servers: Servers): Promise<ManySources> {
  const page = await openPage(browser)
  const sources = Array.from({ length: manySources }, (_, at) => ({
    source_id: `s-${at}`,
    name: `Source ${at}`,
    fields: [],
  }))
  await page.route('**/link/sources', (route) => {
    const { search = '' } = (route.request().postDataJSON() ?? {}) as { search?: string }
    const found = sources.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    return route.fulfill({ json: { sources: found }, headers: { 'access-control-allow-origin': '*' } })
  })
  await openSession(page, servers)
  await page.locator('footer:visible button').first().click()
  await page.locator('main:visible li button').nth(5).waitFor()
  const trace = await recordTrace(page, async () => {
    await marked(page, 'scroll', () => page.evaluate(scrollFrames, framesOfScrolling))
    await page.locator('input[type=search]').focus()
    await marked(page, 'search', async () => {
      await page.keyboard.type(searched)
      await page.waitForFunction(() => document.querySelectorAll('main li').length < 12)
    })
  })
  await page.close()
  const [scroll] = costs(trace, 1).get('scroll') ?? []
  const [search] = costs(trace, 1).get('search') ?? []
  if (!scroll || !search) throw new Error('The list was not measured.')
  return { scroll, search }
}

/** Scrolls as fast as a finger flings. Runs in the page. */
async function scrollFrames(frames: number): Promise<void> {
  const list = [...document.querySelectorAll<HTMLElement>('*')].find(
    (each) => each.scrollHeight > each.clientHeight + 100 && /auto|scroll/.test(getComputedStyle(each).overflowY),
  )
  for (let frame = 0; frame < frames; frame++) {
    ;(list ?? document.scrollingElement)?.scrollBy(0, 100)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
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
      "CPU time of the main thread, the slow processor's four times this machine's. Credentials: all tasks from the pick " +
      'of a source until its form can be filled in. A task of more than 50 ms makes a press wait noticeably; a frame of ' +
      `more than 16.7 ms is dropped. The list has ${manySources} sources. Memory: what the page keeps after a garbage ` +
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
