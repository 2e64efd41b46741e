/** How a user operates the page: by mouse or by keyboard alone. */
import type { Frame, Locator, Page } from '@playwright/test'

export interface InputDevice {
  press: (button: Locator) => Promise<void>
  /** Cancels the dialog of this cancel button. */
  dismiss: (button: Locator) => Promise<void>
  /** Replaces the value of the field. */
  type: (field: Locator, text: string) => Promise<void>
  /** Ticks a check box or radio button, unless it is ticked already. */
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
