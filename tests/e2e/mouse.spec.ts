/** Playthroughs by mouse that together use every action of a user. */

import { mouse } from '../playthroughs/support/input-device.ts'
import { byMouse } from '../playthroughs/support/mouse-playthroughs.ts'
import { playInBrowser } from '../playthroughs/support/play-in-browser.ts'
import { playthroughs } from '../playthroughs/support/playthrough.ts'
import { test } from './support/stopped-clock-servers.ts'

// Chromium logs every error response; the page cannot prevent it.
test.use({ tolerated: { console: [/status of (400|401|429|500|503)/] } })

test.describe('by mouse', () => {
  for (const playthrough of playthroughs.filter(({ name }) => byMouse.includes(name)))
    test(playthrough.name, ({ page, stoppedClockServers }) =>
      playInBrowser(page, playthrough, stoppedClockServers, mouse),
    )
})
