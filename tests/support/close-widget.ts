/** Close works wherever a test has ended, and whoever stays after all finds what was typed. */
import { readFileSync } from 'node:fs'
import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** These words, whichever language the widget speaks. */
export const inAnyLanguage = (key: string) =>
  new RegExp(
    `^(${['en', 'fr', 'es', 'pt', 'de']
      .map((language) => readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8'))
      .map((file) => (JSON.parse(file) as Record<string, string>)[key])
      .join('|')})$`,
  )

const words = {
  close: inAnyLanguage('header.close'),
  cancel: inAnyLanguage('confirm-exit.cancel'),
  confirm: inAnyLanguage('confirm-exit.confirm'),
  closed: inAnyLanguage('closed.heading'),
}

type Scope = Pick<Page | Frame | FrameLocator, 'getByRole' | 'locator'>

export const closeButton = (scope: Scope): Locator =>
  scope.getByRole('banner').getByRole('button', { name: words.close })
export const closedHeading = (scope: Scope): Locator => scope.getByRole('heading', { name: words.closed })

/** What is typed and chosen, in the order of the page. Runs in the page. */
const entered = (fields: Element[]): string[] =>
  (fields as HTMLInputElement[]).map(({ type, checked, value }) =>
    /^(checkbox|radio)$/.test(type) ? `${checked}` : value,
  )
const blank = /^(false)?$/

/**
 * Presses Close, then Cancel if something is typed, then Close and Yes. It may end without the question. The question is
 * answered by keyboard: a click waits until it has moved in, which took a tenth of the time of all tests.
 *
 * @param limitMs how long something may lie over Close, and each answer may take
 */
export async function closeWidget(scope: Scope, limitMs = 60_000): Promise<void> {
  const limit = { timeout: limitMs }
  const ended = closedHeading(scope)
  const yes = scope.getByRole('button', { name: words.confirm })
  const press = async () => {
    await closeButton(scope).click(limit)
    await expect(yes.or(ended)).toBeVisible(limit)
    return yes.isVisible()
  }
  const read = () => scope.locator('main :is(input:not([type=file]), textarea)').evaluateAll(entered)
  const dialog = scope.locator('dialog[open]')
  if (!(await yes.isVisible())) {
    // A dialog about something else lies over the page.
    if (await dialog.isVisible()) await dialog.press('Escape')
    const before = await read()
    if (!(await press())) return
    if (!before.every((value) => blank.test(value))) {
      await scope.getByRole('alertdialog').getByRole('button', { name: words.cancel }).press('Enter')
      await expect.poll(read, { ...limit, message: 'what was typed, after Close and Cancel' }).toEqual(before)
      if (!(await press())) return
    }
  }
  await yes.press('Enter', limit)
  await expect(ended).toBeVisible(limit)
}
