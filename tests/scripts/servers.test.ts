import { expect, it } from 'vitest'
import { startServers } from '../../scripts/servers.ts'

it('no widget is started if the address of another is given', async () => {
  const widget = 'http://localhost:1'
  const servers = await startServers({ mode: 'test', widget, flowsRoot: '.' })
  await servers.close()
  expect(servers.widget).toBe(widget)
})
