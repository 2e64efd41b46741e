import { expect, it } from 'vitest'
import { startServers } from '../../scripts/servers.ts'

it('no widget is served where another is named', async () => {
  const widget = 'http://localhost:1'
  const servers = await startServers({ mode: 'test', widget })
  await servers.close()
  expect(servers.widget).toBe(widget)
})
