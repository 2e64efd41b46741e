/** Playthroughs by keyboard alone (hostile world 66): Tab, Enter, Space, arrows, Escape and what is typed. */
import { playInBrowser } from '../playthroughs/support/browser-play.ts'
import { byKeyboard, byMouseAlone } from '../playthroughs/support/by-keyboard.ts'
import { keyboard } from '../playthroughs/support/keyboard.ts'
import { playthroughs } from '../playthroughs/support/playthrough.ts'
import { test } from './support/still-servers.ts'

// Beside other programs a long way takes ten times as long as alone.
test.describe.configure({ timeout: 90_000 })

// Chromium logs every refusal of a server as an error; the page has no say in it.
test.use({ tolerated: { console: [/status of (400|409|500)/] } })

const all = process.env['TIELINE_KEYBOARD'] === 'all'

test.describe('by keyboard alone', () => {
  for (const playthrough of playthroughs) {
    const { name } = playthrough
    if (all ? byMouseAlone.includes(name) : !byKeyboard.includes(name)) continue
    test(name, ({ page, stillServers }) => playInBrowser(page, playthrough, stillServers, keyboard))
  }
})
