/** What it costs to scroll a list of ten thousand sources where most of it has been seen, and to search it. */
import type { Browser, Page } from 'playwright'
import type { Servers } from '../../../scripts/servers.ts'
import { openSession } from '../../gallery/sessions.ts'
import { type Cost, costs, recordTrace } from '../trace.ts'
import { openPage } from './open-page.ts'

export const manySources = 10_000
/** Rows that have been seen before the list is scrolled: what costs more with each of them is measured there. */
export const firstScrolled = 9000
export const framesOfScrolling = 120
const pxOfFrame = 100
export const searched = 'source 99'

declare global {
  interface Window {
    /** In the page of the list. */
    findScrolled: () => Element
  }
}

/** What happens in the page while `run` does something. */
async function marked(page: Page, name: string, run: () => Promise<void>): Promise<void> {
  await page.evaluate((mark) => performance.mark(mark), `begin ${name}`)
  await run()
  await page.evaluate((mark) => performance.mark(mark), `end ${name}`)
}

export interface ManySources {
  scroll: Cost
  search: Cost
}

export async function longList(browser: Browser, servers: Servers): Promise<ManySources> {
  const page = await openPage(browser)
  await page.addInitScript(`globalThis.findScrolled = ${findScrolled}`)
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
  await page.evaluate(scrollToRow, firstScrolled)
  const trace = await recordTrace(page, async () => {
    await marked(page, 'scroll', async () => {
      const moved = await page.evaluate(scrollFrames, { frames: framesOfScrolling, by: pxOfFrame })
      if (moved < framesOfScrolling * pxOfFrame) throw new Error(`The list moved by ${moved} px only.`)
    })
    await page.locator('input[type=search]').focus()
    await marked(page, 'search', async () => {
      await page.keyboard.type(searched)
      await page.waitForFunction(isFound, searched)
    })
  })
  await page.close()
  const [scroll] = costs(trace, 1).get('scroll') ?? []
  const [search] = costs(trace, 1).get('search') ?? []
  if (!scroll || !search) throw new Error('The list was not measured.')
  return { scroll, search }
}

/** The part of the page that scrolls. Runs in the page, as the next ones. */
function findScrolled(): Element {
  const isScrolled = (each: Element) =>
    each.scrollHeight > each.clientHeight + 100 && /auto|scroll/.test(getComputedStyle(each).overflowY)
  const found = [...document.querySelectorAll('*')].find(isScrolled) ?? document.scrollingElement
  if (!found) throw new Error('Nothing scrolls.')
  return found
}

/** Goes down past so many rows. */
async function scrollToRow(rows: number): Promise<void> {
  const list = window.findScrolled()
  const { height } = (document.querySelector('main li') as Element).getBoundingClientRect()
  while (list.scrollTop < rows * height) {
    list.scrollTop = list.scrollHeight
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** Scrolls as fast as a finger flings; resolves to the pixels that the list has moved. */
async function scrollFrames({ frames, by }: { frames: number; by: number }): Promise<number> {
  const list = window.findScrolled()
  const { scrollTop: before } = list
  for (let frame = 0; frame < frames; frame++) {
    list.scrollBy(0, by)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return list.scrollTop - before
}

/** What is searched is drawn, and not only the shape of a list that loads. */
const isFound = (name: string) =>
  !document.querySelector('main .placeholder') &&
  document.querySelector('main li')?.textContent?.toLowerCase().includes(name)
