/** The pictures of docs/studio.md by their file names. */
import type { Locator, Page } from 'playwright'
import { addRules } from '../e2e/support/measure.ts'
import type { PictureBrowser } from './browser.ts'
import { joinPictures } from './join-pictures.ts'
import { takeStudioContent } from './studio-content.ts'
import { takeStudioFiles } from './studio-files-pictures.ts'
import { takeStudioJobs } from './studio-jobs.ts'
import { takeStudioStates } from './studio-states.ts'

type Pictures = Readonly<Record<string, Buffer>>

/** What is taken in one window, by a name for the command line. */
export const studioPictures: Readonly<Record<string, (browser: PictureBrowser) => Promise<Pictures>>> = {
  'studio-window': async (browser) => {
    const { read, shown, window, step, map } = await takeWindow(browser)
    return {
      'studio-read.png': read,
      'studio.png': window,
      'studio-shown.png': shown,
      'studio-step.png': step,
      'studio-map.png': map,
    }
  },
  'studio-files': async (browser) => {
    const { files, preview } = await takeStudioFiles(browser)
    return { 'studio-files.png': files, 'studio-preview.png': preview }
  },
  'studio-content': async (browser) => {
    const { texts, form } = await takeStudioContent(browser)
    return { 'studio-texts.png': texts, 'studio-form.png': form }
  },
  'studio-jobs': async (browser) => {
    const { fix, tests, effects, play, review } = await takeStudioJobs(browser)
    return {
      'studio-fix.png': fix,
      'studio-tests.png': tests,
      'studio-effects.png': effects,
      'studio-play.png': play,
      'studio-review.png': review,
    }
  },
  'studio-states': async (browser) => ({
    'studio-states.png': await joinPictures(browser, [await takeStudioStates(browser)]),
  }),
}

/** A step that is read, one that is shown to some, a move that is not possible, the parts of a step, and the map of a customer with a target that is switched off. */
async function takeWindow({
  servers,
  openPage,
}: PictureBrowser): Promise<Readonly<Record<'read' | 'shown' | 'window' | 'step' | 'map', Buffer>>> {
  const { page } = await openPage({ width: 1280, height: 800 })
  const step = (name: string) =>
    page.getByRole('region', { name: 'Steps' }).getByRole('button', { name: new RegExp(`^${name}`) })
  await page.clock.install()
  await page.goto(`${servers.demo}/studio/`)
  await page.getByRole('tabpanel', { name: 'Checks' }).getByText('Nothing to fix.').waitFor()
  await step('selectSource').click()
  await page.frameLocator('.preview iframe').getByRole('heading', { name: 'Select a source' }).waitFor()
  await page.getByRole('tab', { name: 'Map' }).click()
  await page
    .getByRole('application')
    .getByRole('button', { name: /^selectSource/ })
    .waitFor()
  const read = await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 690 } })
  await page.getByRole('tab', { name: 'Text', exact: true }).click()
  await page.locator('.cm-activeLine').filter({ hasText: 'selectSource' }).waitFor()
  // However slow the machine is, the search for another way finds one.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.getByRole('button', { name: 'Move selectSource down' }).click()
  await page.getByRole('button', { name: 'Instead: selectSource to place 2' }).waitFor()
  const window = await page.screenshot()
  await page.clock.resume()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.setViewportSize({ width: 1280, height: 3000 })
  await step('enterCredentials').click()
  const parts = page.getByRole('region', { name: 'Step', exact: true })
  await parts.getByRole('combobox', { name: 'Back' }).first().waitFor()
  // A pane that scrolls does not ask for room for all that it has.
  const height = await parts.locator('.pane').evaluate((pane) => pane.scrollHeight)
  await page.evaluate(addRules, `.areas { grid-template-rows: 400px ${height + 60}px 200px !important }`)
  const all = await parts.screenshot()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  const shown = await takeShown(page, step)
  const picture = { read, shown, window, step: all, map: await takeMap(page, step) }
  await page.context().close()
  return picture
}

/** Whom a step is shown to, in terms, and the list that says so too. */
async function takeShown(page: Page, step: (name: string) => Locator): Promise<Buffer> {
  await page.setViewportSize({ width: 1280, height: 1040 })
  await step('chooseConnectionMethod').click()
  await page.getByRole('button', { name: 'Add a term' }).click()
  await page.getByRole('combobox', { name: 'Term 2' }).selectOption({ label: 'not updating' })
  await step('chooseConnectionMethod').filter({ hasText: 'not updating' }).waitFor()
  await page
    .getByText(/\d+ finding|Nothing to fix/)
    .first()
    .waitFor()
  const picture = await page.screenshot()
  const undo = page.locator('.header').getByRole('button', { name: /^Undo/ })
  while ((await undo.getAttribute('aria-disabled')) === 'false') await undo.click()
  return picture
}

async function takeMap(page: Page, step: (name: string) => Locator): Promise<Buffer> {
  await page.setViewportSize({ width: 1600, height: 2700 })
  await page.getByRole('tab', { name: 'Map' }).click()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByLabel('Played as').selectOption('Usual customer')
  await step('selectSource').click()
  await page.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Nobody' })
  await page.getByRole('button', { name: 'selectSource, nothing can lead there' }).waitFor()
  await page.getByRole('button', { name: 'Whole flow' }).click()
  return page.getByRole('region', { name: 'Flow', exact: true }).screenshot()
}
