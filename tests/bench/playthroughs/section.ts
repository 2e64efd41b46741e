/** The longest task of every playthrough, from its first request to its last step. */
import { type Browser, chromium } from 'playwright'
import { findBrowser, launchOptions } from '../../../scripts/find-browser.ts'
import { type Servers, startServers } from '../../../scripts/servers.ts'
import { mouse } from '../../playthroughs/support/input-device.ts'
import { keyboard } from '../../playthroughs/support/keyboard.ts'
import { byMouseOnly } from '../../playthroughs/support/mouse-playthroughs.ts'
import { playInBrowser } from '../../playthroughs/support/play-in-browser.ts'
import { type Playthrough, playthroughs } from '../../playthroughs/support/playthrough.ts'
import type { Section } from '../row.ts'
import { spreadOf } from '../stats.ts'
import { longestTask, recordTasks } from '../trace.ts'

/** Played at the same time: CPU time of one does not count what the other takes. */
const players = 2
/** Those with the longest tasks are played as often as this. */
const repeated = 3
const timesRepeated = 3

interface Played {
  playthrough: Playthrough
  /** Milliseconds of the longest task, of each time. */
  longest: number[]
}

async function play(browser: Browser, servers: Servers, playthrough: Playthrough): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  // tsx wraps functions in __name, which the page does not define.
  await page.addInitScript('globalThis.__name = (it) => it')
  const device = byMouseOnly.includes(playthrough.name) ? mouse : keyboard
  const events = await recordTasks(page, () => playInBrowser(page, playthrough, servers, device))
  await context.close()
  return longestTask(events)
}

/** Takes one after another from `left`, with a browser and servers of its own. */
async function playAll(left: Played[], flowsRoot: string): Promise<void> {
  const browser = await chromium.launch(launchOptions(await findBrowser()))
  const servers = await startServers({ mode: 'test', flowsRoot })
  const stopped = JSON.stringify({ speed: 0 })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${servers.sandbox}/sandbox/time`, { method: 'POST', headers, body: stopped })
  for (let next = left.pop(); next; next = left.pop()) {
    const { playthrough, longest } = next
    longest.push(await play(browser, servers, playthrough))
  }
  await Promise.all([servers.close(), browser.close()])
}

export async function playthroughsSection(flowsRoot: string): Promise<Section> {
  const played = playthroughs.map((playthrough): Played => ({ playthrough, longest: [] }))
  const playTogether = (some: readonly Played[]) => {
    const left = [...some]
    return Promise.all(Array.from({ length: players }, () => playAll(left, flowsRoot)))
  }
  await playTogether(played)
  const median = ({ longest }: Played) => spreadOf(longest).median
  const worst = played.sort((a, b) => median(b) - median(a)).slice(0, repeated)
  for (let time = 1; time < timesRepeated; time++) await playTogether(worst)
  const [first] = worst.sort((a, b) => median(b) - median(a))
  if (!first) throw new Error('There is no playthrough.')
  return {
    title: 'Playthroughs',
    about:
      `All ${played.length} playthroughs of \`tests/playthroughs\` in a frame of the demo host, each with an empty cache. ` +
      `CPU time of the main thread that host and widget share, without tasks in which the bench itself looks at the page. ` +
      `Each is played once, the ${repeated} with the longest tasks ${timesRepeated} times. The row names the one with the ` +
      'longest task.',
    rows: [
      {
        what: `longest task: \`${first.playthrough.name}\``,
        unit: 'ms',
        value: spreadOf(first.longest),
        limit: { atMost: 50 },
      },
    ],
  }
}
