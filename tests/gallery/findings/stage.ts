/** What the scenes of findings share: sessions in the sandbox, walked to a screen, and pictures of them. */
import type { Page } from 'playwright'
import { sandboxValues } from '../../../src/sandbox/index.ts'
import { addRules } from '../../e2e/support/measure.ts'
import type { PictureBrowser, Size } from '../browser.ts'
import { openSession } from '../sessions.ts'

/** Pictures of one finding, side by side. */
export type Scene = (stage: PictureBrowser) => Promise<Buffer[]>

export const phone: Size = { width: 390, height: 740 }
export const desktop: Size = { width: 720, height: 740 }

const noCaret = '* { caret-color: transparent !important }'

/** A page of its own, on which a scene takes its pictures. */
export async function openStage({ openPage }: PictureBrowser, size: Size) {
  const { page, shoot } = await openPage(size)
  const take = async () => {
    await page.mouse.move(0, 0)
    await page.evaluate(addRules, noCaret)
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    return shoot()
  }
  return { page, take }
}

/** The same with a session, at consent. */
export async function openClient(stage: PictureBrowser, size: Size, client: object = {}) {
  const opened = await openStage(stage, size)
  await openSession(opened.page, stage.servers, client)
  await opened.page.locator('[data-step="3"]').waitFor()
  return opened
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

export async function toSources(page: Page): Promise<void> {
  await button(page, 'Continue').click()
  await page.locator('main:visible li button').nth(5).waitFor()
}

export async function toForm(page: Page): Promise<void> {
  await toSources(page)
  await page.locator('main:visible li button').first().click()
  await page.locator('input[autocomplete=username]').waitFor()
}

/** From consent. */
export async function signInAs(page: Page, username: string): Promise<void> {
  await toForm(page)
  await page.locator('input[autocomplete=username]').fill(username)
  await page.locator('input[autocomplete=current-password]').fill(sandboxValues.password)
  await page.locator('form input[type=checkbox]').check()
  await button(page, 'Submit').click()
}

/** `speed: 0` stops the clock of the sandbox, `advanceMs` moves it. */
export async function setTime({ servers }: PictureBrowser, time: { speed?: number; advanceMs?: number }) {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${servers.sandbox}/sandbox/time`, { method: 'POST', headers, body: JSON.stringify(time) })
}

/** The speed of a picture browser's sandbox (scripts/servers.ts). */
export const usualSpeed = 10
