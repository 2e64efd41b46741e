/** `test` for playthroughs: servers whose sandbox clock stands still until the test advances it. */
import { tsImport } from 'tsx/esm/api'
import type { Servers } from '../../playthroughs/support/browser-widget.ts'
import { test as base, trust } from '../../support/browser.ts'
import { flowsRoot } from './flows-root.ts'

/** One set of servers for each worker, so that tests that run at the same time do not advance each other's clock. */
export const test = base.extend<object, { stoppedClockServers: Servers }>({
  stoppedClockServers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { startServers }: typeof import('../../../scripts/servers.ts') = await tsImport(
        '../../../scripts/servers.ts',
        import.meta.url,
      )
      const servers = await startServers({ mode: 'test', flowsRoot })
      for (const url of [servers.sandbox, servers.widget, servers.demo]) trust(url)
      await fetch(`${servers.sandbox}/sandbox/time`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ speed: 0 }),
      })
      await use(servers)
      await servers.close()
    },
    { scope: 'worker' },
  ],
})
