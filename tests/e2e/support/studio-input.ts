/** The studio by mouse alone, and by keyboard alone: a job is written once and done with either. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'
import { downloads, order, region, row, tab, texts } from './studio.ts'

export interface StudioInput {
  press: (button: Locator) => Promise<void>
  /** An option of a list. */
  choose: (list: Locator, option: string) => Promise<void>
  /** A value that counts once it is entered. @param button that enters it; without one it is enough to leave the field */
  write: (field: Locator, text: string, button?: Locator) => Promise<void>
  /** A pane that is a tab of an area. */
  show: (area: string, pane: string) => Promise<void>
  move: (step: string, direction: 'up' | 'down') => Promise<void>
  chooseInMenu: (step: string, ...items: readonly string[]) => Promise<void>
  /** What the button says is offered. */
  apply: (button: Locator) => Promise<void>
  leave: (button: Locator) => Promise<void>
  undo: () => Promise<void>
  save: () => Promise<void>
}

export function mouse(page: Page): StudioInput {
  const press = (button: Locator) => button.click()
  return {
    press,
    // The browser draws the options outside of the page, where a test has no mouse.
    choose: async (list, option) => {
      await list.selectOption({ label: option })
    },
    write: async (field, text, button = page.locator('.header h1')) => {
      await field.click()
      await field.fill(text)
      await button.click()
    },
    show: (area, pane) => tab(region(page, area), pane).click(),
    move: async (step, direction) => {
      const steps = await order(page)
      const next = row(page, steps[steps.indexOf(step) + (direction === 'up' ? -1 : 1)] as string)
      const { height } = (await next.boundingBox()) as { height: number }
      await row(page, step).dragTo(next, { targetPosition: { x: 40, y: direction === 'up' ? 4 : height - 4 } })
      await expect.poll(() => order(page)).not.toEqual(steps)
    },
    chooseInMenu: async (step, ...items) => {
      await page.getByRole('button', { name: `More for ${step}` }).click()
      for (const name of items) await page.getByRole('menuitem', { name, exact: true }).click()
    },
    apply: press,
    leave: press,
    undo: () => page.locator('.header').getByRole('button', { name: /^Undo/ }).click(),
    save: () => page.getByRole('button', { name: 'Save file' }).click(),
  }
}

export function keyboard(page: Page): StudioInput {
  const { keyboard } = page
  const press = async (button: Locator) => {
    await goTo(page, button)
    await keyboard.press('Enter')
  }
  return {
    press,
    choose: async (list, option) => {
      const steps = await stepsTo(list, option)
      await goTo(page, list)
      // What is typed while the list is closed is a choice with each letter. The open one is chosen from once.
      await keyboard.press('Space')
      for (let presses = 0; presses < Math.abs(steps); presses++)
        await keyboard.press(steps < 0 ? 'ArrowUp' : 'ArrowDown')
      await keyboard.press('Enter')
      await expect(list.locator('option:checked')).toHaveText(option)
    },
    write: async (field, text) => {
      await goTo(page, field)
      await keyboard.press('Control+a')
      await keyboard.type(text)
      await keyboard.press('Enter')
    },
    show: async (area, pane) => {
      await goTo(page, region(page, area).getByRole('tab', { selected: true }))
      for (let presses = 0; presses < 10 && !(await isFocused(tab(page, pane))); presses++)
        await keyboard.press('ArrowRight')
      await expect(tab(page, pane)).toBeFocused()
    },
    move: async (step, direction) => {
      await goTo(page, row(page, step))
      await keyboard.press(direction === 'up' ? 'Alt+ArrowUp' : 'Alt+ArrowDown')
      await expect(row(page, step)).toBeFocused()
    },
    chooseInMenu: async (step, ...items) => {
      await press(page.getByRole('button', { name: `More for ${step}` }))
      for (const name of items) {
        const item = page.getByRole('menuitem', { name, exact: true })
        await expect(item).toBeVisible()
        for (let presses = 0; presses < 8 && !(await isFocused(item)); presses++) await keyboard.press('ArrowDown')
        await keyboard.press('Enter')
      }
    },
    apply: () => keyboard.press('Control+Enter'),
    leave: () => keyboard.press('Escape'),
    undo: () => keyboard.press('Control+z'),
    save: () => keyboard.press('Control+s'),
  }
}

/** By keyboard alone: F6 to the area of a control, then Tab. What the header has is before the first area. */
export async function goTo(page: Page, control: Locator): Promise<void> {
  const area = await control.evaluate((element) => element.closest<HTMLElement>('[data-area]')?.dataset['area'] ?? null)
  const key = area === null ? 'Shift+Tab' : 'Tab'
  const start = page.locator(`[data-area="${area ?? 'steps'}"]`)
  for (let presses = 0; presses < 7 && !(await isFocused(start)); presses++) await page.keyboard.press('F6')
  for (let presses = 0; presses < 80 && !(await isFocused(control)); presses++) await page.keyboard.press(key)
  await expect(control).toBeFocused()
}

/** How far an option is from the chosen one, among those that can be chosen. */
const stepsTo = (list: Locator, option: string) =>
  list.evaluate((select: HTMLSelectElement, label) => {
    const enabled = [...select.options].filter(({ disabled }) => !disabled)
    return (
      enabled.findIndex(({ text }) => text === label) - enabled.indexOf(select.selectedOptions[0] as HTMLOptionElement)
    )
  }, option)

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** The files that a saving downloads. */
export const savedBy = async (page: Page, save: () => Promise<void>, count = 1): Promise<Record<string, string>> =>
  texts(await downloads(page, count, save))
