/** Every pane of the studio is accessible in light and dark, and fits a narrow window. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import {
  findings,
  objection,
  onMap,
  openFlow,
  openStudio,
  pane,
  region,
  results,
  row,
  serveFlow,
  serveOneFlow,
  stepPane,
  tab,
} from './support/studio.ts'
import { expectAccessible, expectAccessibleInBoth } from './support/studio-axe.ts'
import { hold, letAnswersBeHeld } from './support/worker-answers.ts'

test.beforeEach(serveOneFlow)

interface Panes {
  title: string
  /** Makes them show something, besides a step that has moved. */
  edits: readonly ((page: Page) => Promise<void>)[]
  /** The area of a narrow window, the pane if there are several, and what it says once it shows something. */
  panes: readonly (readonly [area: string, pane: string | null, sign: string])[]
}

const narrow: readonly Panes[] = [
  {
    title: 'steps, a step and the preview',
    edits: [addExperiment],
    panes: [
      ['Steps', null, 'Beside the path'],
      ['Step', 'Step', 'Leads to'],
      ['Step', 'Settings', 'Languages'],
      ['Step', 'Experiments', 'Remove short'],
      ['Preview', null, 'More'],
    ],
  },
  {
    title: 'results',
    edits: [],
    panes: [
      ['Results', 'Checks', 'finding'],
      ['Results', 'Tests', 'say otherwise'],
      ['Results', 'Effects', 'has moved'],
      ['Results', 'Timeline', 'Choose a customer'],
      ['Results', 'Changes', '"path"'],
    ],
  },
  {
    title: 'text, texts and a form',
    edits: [addForm],
    panes: [
      ['Flow', 'Text', 'Mark what differs'],
      ['Flow', 'Texts', 'What surrounds the screen'],
      ['Flow', 'Form', 'Name of a new field'],
    ],
  },
  {
    title: 'customers, review and files',
    edits: [addExperiment],
    panes: [
      ['Flow', 'Customers', 'short: test'],
      ['Flow', 'Before and after', 'Select a customer'],
      ['Flow', 'Review', 'Not ready'],
      ['Flow', 'Files', 'connect.tests.json'],
    ],
  },
]

for (const { title, edits, panes } of narrow)
  test(`${title} are accessible in a narrow window, and fit`, async ({ page }) => {
    await openMoved(page)
    for (const edit of edits) await edit(page)
    await page.setViewportSize({ width: 320, height: 800 })
    const areas = page.getByRole('tablist', { name: 'Areas of the window' })
    for (const [index, [area, name, sign]] of panes.entries())
      await test.step(name ?? area, async () => {
        await areas.getByRole('tab', { name: area, exact: true }).click()
        if (name) await tab(region(page, area), name).click()
        await expect(region(page, area)).toContainText(sign)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        // What is around the pane stays.
        await expectAccessibleInBoth(page, index === 0 ? undefined : 'main')
      })
  })

test('the wide window is accessible with the map, with both screens of a customer, and with an open menu', async ({
  page,
}) => {
  await openMoved(page)
  await pane(page, 'Map')
  await expect(onMap(page, 'consent')).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'More for selectSource' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused()
  await expectAccessible(page, { within: '[popover]:popover-open' })
  await page.keyboard.press('Escape')

  await tab(page, 'Effects').click()
  await results(page)
    .getByRole('button', { name: /^allowDocumentUpload: true/ })
    .click()
  await expect(region(page, 'Before').locator('iframe')).toBeVisible()
  await expectAccessibleInBoth(page, 'main')
})

test('bars, the keys, a fix and a check that was stopped are accessible', async ({ page }) => {
  await letAnswersBeHeld(page)
  await openStudio(page)
  await test.step('why an edit is not possible', async () => {
    await page.getByRole('button', { name: 'Move selectSource down' }).click()
    await expect(objection(page)).toBeVisible()
    await expectAccessibleInBoth(page, '.notice')
    await objection(page).getByRole('button', { name: 'Keep anyway' }).click()
  })

  await test.step('a file that somebody else has changed', async () => {
    await serveFlow(page, specification.flow.text.replace('"loadedDelayMs": 500', '"loadedDelayMs": 600'))
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    const outdated = page.getByRole('complementary', { name: 'The file has changed' })
    await outdated.getByRole('button', { name: 'Compare' }).click()
    await expect(outdated.locator('ins')).toBeVisible()
    await expectAccessibleInBoth(page, '.notice')
    await outdated.getByRole('button', { name: 'Restart from the file' }).click()
  })

  await test.step('the keys', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await expectAccessibleInBoth(page, 'dialog')
    await page.keyboard.press('Escape')
  })

  await test.step('a fix', async () => {
    await addExperiment(page)
    await results(page)
      .getByRole('button', { name: /^Show the fix/ })
      .first()
      .click()
    await expect(results(page).getByRole('region', { name: 'Fix' })).toContainText('with the fix.')
    await expectAccessibleInBoth(page, '[data-area="results"]')
  })

  await test.step('what was found in an older text', async () => {
    await tab(results(page), 'Effects').click()
    await expect(results(page)).toContainText(/\d of \d+ customers notic/)
    await hold(page)
    await page.getByRole('button', { name: 'Move selectSource up' }).click()
    for (const [name, part] of [
      ['Tests', '.tests'],
      ['Effects', '.effects'],
      ['Checks', '.findings'],
    ] as const) {
      await tab(results(page), name).click()
      await expect(results(page).locator(part)).toHaveClass(/stale/)
      await expectAccessibleInBoth(page, '[data-area="results"]')
    }
  })

  await test.step('a check that was stopped', async () => {
    await findings(page).getByRole('button', { name: 'Stop' }).click()
    await expect(findings(page)).toContainText('You have stopped the check.')
    await expectAccessibleInBoth(page, '[data-area="results"]')
  })
})

async function openMoved(page: Page) {
  await openFlow(page)
  await page.getByRole('button', { name: 'Move selectSource up' }).click()
}

async function addExperiment(page: Page) {
  await stepPane(page, 'Experiments')
  await page.getByRole('textbox', { name: 'Name of a new experiment' }).fill('short')
  await page.keyboard.press('Enter')
}

async function addForm(page: Page) {
  await row(page, 'enterCredentials').click()
  const form = await pane(page, 'Form')
  await form.getByRole('textbox', { name: /^Name of a new form step/ }).fill('housing')
  await page.keyboard.press('Enter')
  await expect(form).toContainText('Name of a new field')
}
