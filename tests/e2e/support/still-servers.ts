/** `test` for playthroughs: servers whose time stands still, until a test lets it pass. */
import { tsImport } from 'tsx/esm/api'
import type { Servers } from '../../playthroughs/support/browser-world.ts'
import { test as base, trust } from '../../support/browser.ts'

/** One set of servers for each worker, so that a test may let time pass without hurrying another. */
export const test = base.extend<object, { stillServers: Servers }>({
  stillServers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { startServers }: typeof import('../../../scripts/servers.ts') = await tsImport(
        '../../../scripts/servers.ts',
        import.meta.url,
      )
      const servers = await startServers({ mode: 'test' })
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
