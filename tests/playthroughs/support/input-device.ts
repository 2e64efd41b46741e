/** How a person works a page: by mouse, or by keyboard alone. What they do is the same, and found by the same words. */
import type { Frame, Locator, Page } from '@playwright/test'

export interface InputDevice {
  press: (button: Locator) => Promise<void>
  /** Leaves a dialog by what is left as it was. */
  dismiss: (button: Locator) => Promise<void>
  /** In place of what the field holds. */
  type: (field: Locator, text: string) => Promise<void>
  /** A check box or radio button, unless it is ticked. */
  tick: (box: Locator) => Promise<void>
  select: (list: Locator, option: string) => Promise<void>
}

export type CreateInputDevice = (page: Page, frame: Frame) => InputDevice

export const mouse: CreateInputDevice = () => ({
  press: (button) => button.click(),
  dismiss: (button) => button.click(),
  type: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  select: async (list, option) => void (await list.selectOption(option)),
})
