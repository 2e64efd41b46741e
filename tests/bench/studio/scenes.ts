/** What is done in the studio while it is measured. */
import type { Page } from 'playwright'
import { waitForAnswers } from './answers.ts'

export interface Scene {
  name: string
  before?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  /** Waits until everything that follows has happened. */
  done: (page: Page) => Promise<void>
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
/** In the first language. */
const firstText = (page: Page, pane: string) =>
  page.getByRole('tabpanel', { name: pane }).getByRole('textbox', { name: 'English' }).first()
/** Of the effects; the first button stands for all. */
const customers = (page: Page) => page.locator('.effects .customers').getByRole('button')
const typed = 'some words that are typed'

export const scenes: readonly Scene[] = [
  { name: 'first checks', act: async () => {}, done: waitForAnswers },
  {
    name: 'moving a step',
    act: (page) => page.getByRole('button', { name: 'Move selectSource up', exact: true }).click(),
    done: waitForAnswers,
  },
  {
    name: 'showing the map',
    act: (page) => tab(page, 'Map').click(),
    done: async (page) => {
      await page.getByRole('application').getByRole('button').first().waitFor()
      await waitForAnswers(page)
    },
  },
  {
    name: 'selecting on the map',
    act: (page) =>
      page
        .getByRole('application')
        .getByRole('button', { name: /^uploadInvoices\b/ })
        .first()
        .press('Enter'),
    done: (page) => page.getByRole('group', { name: 'uploadInvoices', exact: true }).waitFor(),
  },
  {
    name: 'showing the text',
    act: (page) => tab(page, 'Text').click(),
    done: (page) => page.getByRole('textbox', { name: 'Text of the flow' }).waitFor(),
  },
  {
    name: 'typing',
    before: (page) => page.getByRole('textbox', { name: 'Text of the flow' }).press('Control+Home'),
    act: async (page) => {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.type(typed)
    },
    done: waitForAnswers,
  },
  {
    name: 'undoing what was typed',
    act: (page) => page.keyboard.press('Control+z'),
    done: async (page) => {
      // Keys that were typed more than half a second apart are undone one by one.
      while ((await page.locator('.unsound').count()) > 0) await page.keyboard.press('Control+z')
      await waitForAnswers(page)
    },
  },
  {
    name: 'showing the texts',
    // The cursor at the start of the text has selected the whole flow, which has no texts of its own.
    before: (page) =>
      page
        .getByRole('region', { name: 'Steps' })
        .getByRole('button', { name: /^selectSource/ })
        .first()
        .click(),
    act: (page) => tab(page, 'Texts').click(),
    done: (page) => firstText(page, 'Texts').waitFor(),
  },
  { name: 'typing a text', act: (page) => firstText(page, 'Texts').pressSequentially(typed), done: waitForAnswers },
  {
    name: 'adding a form',
    before: (page) => tab(page, 'Form').click(),
    act: async (page) => {
      await page.getByRole('textbox', { name: /^Name of a new form step/ }).fill('housing')
      await page.keyboard.press('Enter')
    },
    done: waitForAnswers,
  },
  {
    name: 'typing in a form',
    act: (page) => firstText(page, 'Form').pressSequentially(typed),
    done: waitForAnswers,
  },
  { name: 'showing the customers', act: (page) => tab(page, 'Customers').click(), done: waitForAnswers },
  {
    name: 'showing the effects',
    // Its name ends with how many customers notice something.
    act: (page) => page.getByRole('tab', { name: /^Effects\b/ }).click(),
    done: (page) => customers(page).first().waitFor(),
  },
  {
    name: 'comparing the screens of a customer',
    act: (page) => customers(page).nth(1).click(),
    done: async (page) => {
      for (const side of ['Before', 'After']) {
        const frame = page.getByRole('region', { name: side, exact: true }).locator('iframe')
        await frame.scrollIntoViewIfNeeded()
        await frame.contentFrame().getByRole('heading', { level: 1 }).waitFor()
      }
    },
  },
  {
    name: 'showing the review',
    act: (page) => page.getByRole('button', { name: 'Review', exact: true }).click(),
    done: (page) => page.getByRole('tabpanel', { name: 'Review' }).getByRole('listitem').first().waitFor(),
  },
]
