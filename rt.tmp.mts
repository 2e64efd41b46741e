import { chromium } from 'playwright'
import { findBrowser, launchOptions } from './scripts/find-browser.ts'
import { longList, framesOfScrolling, searched } from './tests/bench/runtime/long-list.ts'
import { startServers } from './scripts/servers.ts'
const browser = await chromium.launch(launchOptions(await findBrowser()))
const servers = await startServers({ mode: 'test', flowsRoot: process.cwd() + '/' })
for (let i = 0; i < 3; i++) {
  const { scroll, search } = await longList(browser, servers)
  console.log('scroll', (scroll.all / framesOfScrolling).toFixed(2), scroll.longest.toFixed(1), 'search', (search.all / searched.length).toFixed(2), search.longest.toFixed(1))
}
await browser.close(); await servers.close()
