/** Screens that no preview shows, by the same measures as the places of the flow; and a whole session without motion. */
import { expect, test } from '../support/browser.ts'
import { violationsOf } from './support/axe.ts'
import * as measure from './support/measure.ts'
import { openSessionScreen, provokedErrors, sessionScreens } from './support/session-screens.ts'
import { openWidget, signIn, toCredentials } from './support/widget.ts'

const lowPhone = { width: 390, height: 600 }

test.describe('in a session', () => {
  test.use({ tolerated: { console: provokedErrors } })

  for (const screen of sessionScreens) {
    test(screen.title, async ({ page }) => {
      await page.setViewportSize(lowPhone)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await openSessionScreen(page, screen)
      const frame = page.mainFrame()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect.poll(() => page.evaluate(measure.isDrawnIn, colorScheme)).toBe(true)
        expect.soft(await violationsOf(frame), `axe, ${colorScheme}`).toEqual([])
      }
      // A browser marks the focus that a script moves once the user has pressed a key.
      await page.keyboard.press('Tab')
      expect.soft(await frame.evaluate(measure.smallTargets), 'small targets').toEqual([])
      expect.soft(await frame.evaluate(measure.coveredFocus), 'covered focus').toEqual([])
      expect.soft(await frame.evaluate(measure.unmarkedFocus), 'unmarked focus').toEqual([])
      expect.soft(await frame.evaluate(measure.structureProblems), 'landmarks').toEqual([])
      for (const height of [640, 256]) {
        await page.setViewportSize({ width: 320, height })
        expect.soft(await measure.reflow(frame), `320 × ${height}`).toEqual([])
      }
      await page.setViewportSize(lowPhone)
      await frame.evaluate(measure.addRules, measure.wideTextSpacing)
      expect.soft(await measure.reflow(frame), 'text spacing').toEqual([])
    })
  }
})

test('a whole session moves nothing with reduced motion', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(`(${watchMotion})(${measure.running})`)
  await openWidget(page, { account_select_mode: 'Multiple' })
  await toCredentials(page)
  await signIn(page, 'user_good')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Continue with 1 selected' }).click()
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).hover()
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  expect(fetched.filter((url) => url.includes('lottie'))).toEqual([])
})

/** Records what moves in every frame that is drawn. Runs in the page. */
function watchMotion(findMoving: () => string[]) {
  const moved: string[] = []
  Object.assign(window, { moved })
  const watch = () => {
    moved.push(...findMoving())
    requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
}
