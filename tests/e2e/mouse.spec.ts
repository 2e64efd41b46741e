/** Playthroughs by mouse, as many as do everything that a user can do. */
import { playInBrowser } from '../playthroughs/support/browser-play.ts'
import { byMouse } from '../playthroughs/support/by-mouse.ts'
import { mouse } from '../playthroughs/support/input-device.ts'
import { playthroughs } from '../playthroughs/support/playthrough.ts'
import { test } from './support/still-servers.ts'

// Chromium logs every refusal of a server as an error; the page has no say in it.
test.use({ tolerated: { console: [/status of (400|401|429|500|503)/] } })

test.describe('by mouse', () => {
  for (const playthrough of playthroughs.filter(({ name }) => byMouse.includes(name)))
    test(playthrough.name, ({ page, stillServers }) => playInBrowser(page, playthrough, stillServers, mouse))
})
