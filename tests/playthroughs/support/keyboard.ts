/** Operates the page by keyboard alone: Tab to the control, then the keys of that kind of control. */
import { expect, type Locator } from '@playwright/test'
import type { CreateInputDevice } from './input-device.ts'

/** A control that needs more Tab presses than this counts as unreachable. */
const maxTabs = 40
/** More than any dropdown of the sandbox has. */
const maxOptions = 20

export const keyboard: CreateInputDevice = (page) => {
  const press = (key: string) => page.keyboard.press(key)

  /** Moves the focus to the control, and expects that the focus is visible there. */
  async function reach(control: Locator) {
    let tabs = 0
    // A screen that is entered meanwhile moves the focus to its heading, so Tab is pressed again.
    const isFocusVisible = async () => {
      for (;;) {
        const { isFrameFocused, isFocusVisible, key, times } = await control.evaluate(focusOf)
        // A host focuses the frame that it opens; the demo host does not.
        if (!isFrameFocused) await page.locator('#frame iframe').focus()
        if (times === 0) return isFocusVisible
        if (tabs + times > maxTabs) throw new Error(`${control} is not reached by pressing Tab ${maxTabs} times.`)
        for (let nth = 0; nth < times; nth++) await press(key)
        tabs += times
      }
    }
    await expect.poll(isFocusVisible, `the focus is visible on ${control}`).toBe(true)
  }

  return {
    press: async (button) => {
      await reach(button)
      await press('Enter')
    },
    dismiss: async (button) => {
      await button.waitFor()
      await press('Escape')
    },
    type: async (field, text) => {
      await reach(field)
      await press('ControlOrMeta+A')
      await press('Delete')
      await page.keyboard.type(text)
    },
    tick: async (box) => {
      await reach(box)
      if (!(await box.isChecked())) await press('Space')
    },
    select: async (list, option) => {
      await reach(list)
      const chosen = () => list.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text)
      for (let downs = 0; downs < maxOptions && (await chosen()) !== option; downs++) await press('ArrowDown')
      expect(await chosen()).toBe(option)
    },
  }
}

interface Focus {
  /** Whether keys arrive in the frame of the control. */
  isFrameFocused: boolean
  /** Whether the control has the focus, and it or its container has an outline, or its field a thicker border. */
  isFocusVisible: boolean
  /** The key that moves the focus towards the control, and how often to press it before checking again. */
  key: string
  times: number
}

/** Runs in the page: one call for all, because each call takes longer than what it does. */
function focusOf(control: Element): Focus {
  const isFrameFocused = document.hasFocus()
  const active = document.activeElement
  if (!control.checkVisibility()) return { isFrameFocused, isFocusVisible: false, key: '', times: 0 }
  if (active === control) return { isFrameFocused, isFocusVisible: isFrameFocused && isMarked(), key: '', times: 0 }
  if (!active) return { isFrameFocused, isFocusVisible: false, key: 'Tab', times: 1 }
  const isBefore = (element: Element, other: Element) =>
    (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const backwards = isBefore(control, active)
  const [from, to] = backwards ? [control, active] : [active, control]
  const stops = document.querySelectorAll('a[href], button:enabled, input:enabled, select, textarea, [tabindex="0"]')
  // A lower bound: Tab skips hidden elements, and stops at one radio button of a group only.
  const between = [...stops].filter((stop) => stop.checkVisibility() && isBefore(from, stop) && isBefore(stop, to))
  const inGroups = between.filter((stop) => stop.matches('[type=radio]')).length
  const times = Math.max(1, between.length - inGroups)
  return { isFrameFocused, isFocusVisible: false, key: backwards ? 'Shift+Tab' : 'Tab', times }

  function isMarked(): boolean {
    const containers = [control, control.parentElement, control.closest('label')]
    const hasOutline = containers.some((element) => {
      const { outlineStyle, outlineWidth } = element
        ? getComputedStyle(element)
        : { outlineStyle: 'none', outlineWidth: '' }
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
    const border = control.parentElement?.querySelector('fieldset')
    return hasOutline || (border ? Number.parseFloat(getComputedStyle(border).borderTopWidth) >= 2 : false)
  }
}
