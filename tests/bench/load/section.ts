/** Cold loads of the widget, MX's widget, a React page and a static page. */
import type { Browser } from 'playwright'
import { type Servers, startServers } from '../../../scripts/servers.ts'
import type { Row, Section } from '../row.ts'
import { ratioOf } from '../stats.ts'
import { coldLoad, type Load } from './cold-load.ts'
import { type Profile, profiles } from './profiles.ts'
import { type Site, serveSites } from './sites.ts'

/** By profile, in their order: at most this much of MX's time, and of the React page's. */
const limits = [
  { ofMx: 0.6, ofFloor: 2 },
  { ofMx: 0.5, ofFloor: 1.6 },
  { ofMx: 0.33, ofFloor: 1.5 },
] as const

type Loads = Record<Site['name'], Load[]>

/** Loads without a network take a second, and differ more from each other. */
const roundsWithoutNetwork = 3

/** In turns; the first round warms up the servers and the machine. */
async function measure(browser: Browser, sites: readonly Site[], profile: Profile, runs: number): Promise<Loads> {
  const found: Loads = { widget: [], MX: [], React: [], static: [] }
  const rounds = profile.network ? runs : runs * roundsWithoutNetwork
  for (let run = -1; run < rounds; run++)
    for (const site of sites) {
      const load = await coldLoad(browser, site, profile)
      if (run >= 0) found[site.name].push(load)
    }
  return found
}

function rowsOf({ name }: Profile, { ofMx, ofFloor }: (typeof limits)[number], loads: Loads): Row[] {
  const ready = (site: Site['name']) => loads[site].map((load) => load.ready)
  const painted = (site: Site['name']) => loads[site].map(({ firstPaint }) => firstPaint)
  const against = (other: Site['name']) => ratioOf(ready('widget'), ready(other))
  return [
    { what: `${name}: consent, of MX`, unit: '×', value: against('MX'), limit: { atMost: ofMx } },
    { what: `${name}: consent, of React alone`, unit: '×', value: against('React'), limit: { atMost: ofFloor } },
    {
      what: `${name}: first paint, of a static page`,
      unit: '×',
      value: ratioOf(painted('widget'), painted('static')),
      limit: { atMost: 1.2 },
    },
    { what: `${name}: React alone, of MX`, unit: '×', value: ratioOf(ready('React'), ready('MX')), limit: null },
  ]
}

export async function loadSection(browser: Browser, runs: number, flowsRoot: string): Promise<Section> {
  const servers: Servers = await startServers({ mode: 'test', flowsRoot })
  const sites = await serveSites(servers)
  const rows: Row[] = []
  for (const [index, limit] of limits.entries()) {
    const profile = profiles[index]
    if (profile) rows.push(...rowsOf(profile, limit, await measure(browser, sites, profile, runs)))
  }
  await Promise.all([servers.close(), ...sites.map(({ close }) => close())])
  return {
    title: 'Cold load',
    about:
      'From the navigation, with an empty cache, until the first control can be pressed: the button of the consent ' +
      "screen, a tile of MX's `@mxenabled/connect-widget`, a button of a page that draws eight tiles with React 19. All " +
      'are production builds, served by the same server with the same compression. The widget asks the sandbox API over ' +
      "HTTP; MX's API answers within the page and the React page waits for no data, so both comparisons favour the " +
      'others. React alone has React as it is published. The widget leaves parts of React out and has its code ' +
      "compiled while it arrives, which that page has not, so it is no lower bound. Whoever waits longer than for MX's " +
      'widget would rather have that one. What has no network is measured three times as often. The static page has its style in a ' +
      'file, as the policy of the widget demands. Without a network the scripts arrive before the first frame, and are ' +
      'compiled on the cores that paint it: on two cores that takes a frame or two. With a network the page is painted ' +
      'while they are under way.',
    rows,
  }
}
