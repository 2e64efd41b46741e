import { chromium } from 'playwright'
import { findBrowser, launchOptions } from './scripts/find-browser.ts'
import { startServers } from './scripts/servers.ts'
import { openSession } from './tests/gallery/sessions.ts'
import { openPage } from './tests/bench/runtime/open-page.ts'
import { costs, recordTrace } from './tests/bench/trace.ts'
const browser = await chromium.launch(launchOptions(await findBrowser()))
const servers = await startServers({ mode: 'test', flowsRoot: process.cwd() + '/' })
async function pickSource() {
  const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
  performance.mark('begin pick')
  shown('main li button')?.click()
  while (!shown('form input')) await new Promise((resolve) => requestAnimationFrame(resolve))
  performance.mark('end pick')
}
const detail = process.argv[2] === 'd'
const n = Number(process.argv[3] ?? 5)
for (let i = 0; i < n; i++) {
  const page = await openPage(browser)
  await openSession(page, servers)
  await page.locator('footer:visible button').first().click()
  await page.locator('main:visible li button').nth(5).waitFor()
  await page.waitForLoadState('networkidle')
  if (detail) {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-v8.compile', 'v8', 'blink.user_timing', 'disabled-by-default-v8.cpu_profiler'] })
    await page.evaluate(pickSource)
    const buf = await browser.stopTracing()
    const { traceEvents } = JSON.parse(buf.toString())
    const b = traceEvents.find((e: any) => e.name === 'begin pick'); const en = traceEvents.find((e: any) => e.name === 'end pick')
    const main = traceEvents.filter((e: any) => e.pid === b.pid && e.tid === b.tid && e.ts >= b.ts && e.ts <= en.ts && e.dur)
    const sum = new Map<string, [number, number]>()
    for (const e of main) { const s = sum.get(e.name) ?? [0, 0]; s[0] += e.tdur ?? e.dur; s[1]++; sum.set(e.name, s) }
    console.log([...sum].sort((a, b) => b[1][0] - a[1][0]).slice(0, 22).map(([k, v]) => `${k} ${(v[0] / 1000).toFixed(1)}ms ×${v[1]}`).join('\n'))
  } else {
    const trace = await recordTrace(page, () => page.evaluate(pickSource))
    console.log(costs(trace, 4).get('pick')?.map(({ all, longest }) => `${all.toFixed(0)} ${longest.toFixed(0)}`).join(' '))
  }
  await page.close()
}
await browser.close(); await servers.close()
