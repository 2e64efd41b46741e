/** Waiting, failing, and the end. */
import type { Page } from 'playwright'
import { sandboxValues } from '../../../src/sandbox/index.ts'
import type { PictureBrowser } from '../browser.ts'
import { button, heading, openClient, phone, type Scene, setTime, signInAs, usualSpeed } from './stage.ts'

const showcase = { flow: 'showcase', account_select_mode: 'Multiple' }

/** The sandbox stands still while a scene looks at one status. */
async function withTimeStopped(stage: PictureBrowser, scene: () => Promise<Buffer[]>): Promise<Buffer[]> {
  await setTime(stage, { speed: 0 })
  const pictures = await scene()
  await setTime(stage, { speed: usualSpeed })
  return pictures
}

/** Longer than the sandbox connects before it asks. */
const afterConnecting = { advanceMs: 5000 }

/** 27: where to approve a sign-in, and that the page goes on by itself; with the timeline, too. */
export const approval: Scene = (stage) =>
  withTimeStopped(stage, async () => {
    const pictures: Buffer[] = []
    for (const client of [{}, showcase]) {
      const { page, take } = await openClient(stage, phone, client)
      await signInAs(page, 'user_noanswer')
      await heading(page, /^Connecting/)
      await setTime(stage, afterConnecting)
      await heading(page, 'Verification')
      pictures.push(await take())
      await page.context().close()
    }
    return pictures
  })

/** 28: after credentials, a code and accounts, the page says what was just sent. */
export const whatIsSent: Scene = (stage) =>
  withTimeStopped(stage, async () => {
    const { page, take } = await openClient(stage, phone, { account_select_mode: 'Multiple' })
    await signInAs(page, 'user_mfa')
    await heading(page, /^Connecting/)
    const pictures = [await take()]
    await setTime(stage, afterConnecting)
    await page.getByLabel('Code').fill(sandboxValues.code)
    await button(page, 'Verify').click()
    await heading(page, /^Connecting/)
    pictures.push(await take())
    await setTime(stage, afterConnecting)
    await chooseFirstAccount(page)
    await heading(page, /^Connecting/)
    pictures.push(await take())
    return pictures
  })

async function chooseFirstAccount(page: Page): Promise<void> {
  await page.locator('main:visible input[type=checkbox]').first().check()
  await button(page, 'Continue with 1 selected').click()
}

/** 29: the cause below the heading with a way on, and what was typed is kept. */
export const wayOn: Scene = async (stage) => {
  const pictures: Buffer[] = []
  for (const client of [{}, showcase]) {
    const { page, take } = await openClient(stage, phone, client)
    await signInAs(page, 'user_locked')
    await heading(page, /error|locked/)
    pictures.push(await take())
    await page.context().close()
  }
  const { page, take } = await openClient(stage, phone)
  await signInAs(page, 'user_bad')
  await button(page, 'Try Again').click()
  await heading(page, /^Log in/)
  return [...pictures, await take()]
}

/** After the screen of success has appeared. */
const moments = [0, 100, 200, 400, 800]

/** 32: the ring becomes the disc of the tick in one motion. Every clock of the page is stopped at each moment. */
export const ringToTick: Scene = async (stage) => {
  const { page, take } = await openClient(stage, { width: 390, height: 560 }, { account_select_mode: 'Multiple' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signInAs(page, 'user_good')
  await page.locator('main:visible input[type=checkbox]').first().waitFor()
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await chooseFirstAccount(page)
  const until = async (isThere: () => Promise<boolean>) => {
    while (!(await isThere())) {
      await page.clock.runFor(50)
      // A poll is answered in real time.
      await page.evaluate(() => new Promise((drawn) => new MessageChannel().port1.postMessage(drawn(null))))
    }
  }
  await until(() => page.locator('.progress-mark[data-done]').first().isVisible())
  await showMotionAt(page, 2000)
  const pictures = [await take()]
  await until(() => page.getByRole('heading', { name: 'Success!' }).isVisible())
  let passed = 0
  for (const moment of moments) {
    await page.clock.runFor(moment - passed)
    passed = moment
    await showMotionAt(page, moment)
    pictures.push(await take())
  }
  return pictures
}

/** Style sheets' and scripts' animations stand where they are this long after their start. */
const showMotionAt = (page: Page, moment: number) =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) animation.currentTime = at
  }, moment)
