/** A hand without a mouse: Tab to the control, and then the keys that such a control knows. */
import { expect, type Locator } from '@playwright/test'
import type { CreateInputDevice } from './input-device.ts'

/** Whoever has to press Tab more often than this is lost. */
const mostTabs = 40
/** No dropdown of the sandbox is longer. */
const mostOptions = 20

export const keyboard: CreateInputDevice = (page, frame) => {
  const press = (key: string) => page.keyboard.press(key)

  /** Forward or back, as the control lies; where it is reached, everybody can see that. */
  async function reach(control: Locator) {
    await control.waitFor()
    // A host gives the focus to the frame that it opens.
    if (!(await frame.evaluate(() => document.hasFocus()))) await page.locator('#frame iframe').focus()
    let tabs = 0
    const tabTo = async () => {
      for (;;) {
        const { key, times } = await control.evaluate(wayTo)
        if (times === 0) return
        if (tabs + times > mostTabs) throw new Error(`${control} is not reached by ${mostTabs} times Tab.`)
        for (let nth = 0; nth < times; nth++) await press(key)
        tabs += times
      }
    }
    // A screen that arrives meanwhile takes the focus to its heading: the user presses Tab again.
    const isFocusSeen = async () => {
      await tabTo()
      return control.evaluate(showsFocus)
    }
    await expect.poll(isFocusSeen, `focus is seen on ${control}`).toBe(true)
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
      for (let downs = 0; downs < mostOptions && (await chosen()) !== option; downs++) await press('ArrowDown')
      expect(await chosen()).toBe(option)
    },
  }
}

/** The key that leads nearer to a control, and how often it is pressed before one looks again. Runs in the page. */
function wayTo(control: Element): { key: string; times: number } {
  const active = document.activeElement
  if (active === control || !active) return { key: '', times: active ? 0 : 1 }
  const isBefore = (element: Element, other: Element) =>
    (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const backwards = isBefore(control, active)
  const [from, to] = backwards ? [control, active] : [active, control]
  const stops = document.querySelectorAll('a[href], button:enabled, input:enabled, select, textarea, [tabindex="0"]')
  // As many as it takes at least: hidden ones, and all but one of a group, are passed over.
  const between = [...stops].filter((stop) => stop.checkVisibility() && isBefore(from, stop) && isBefore(stop, to))
  const inGroups = between.filter((stop) => stop.matches('[type=radio]')).length
  return { key: backwards ? 'Shift+Tab' : 'Tab', times: Math.max(1, between.length - inGroups) }
}

/** A line round the control or what it stands in, or a thicker edge (of a field). Runs in the page. */
function showsFocus(control: Element): boolean {
  const around = [control, control.parentElement, control.closest('label')]
  const isLined = around.some((element) => {
    const { outlineStyle, outlineWidth } = element
      ? getComputedStyle(element)
      : { outlineStyle: 'none', outlineWidth: '' }
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  })
  const edge = control.parentElement?.querySelector('fieldset')
  return isLined || (edge ? Number.parseFloat(getComputedStyle(edge).borderTopWidth) >= 2 : false)
}
