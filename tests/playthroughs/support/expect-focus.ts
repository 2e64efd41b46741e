/** Expects the focus and the document title of a screen after it is entered. */
import { expect } from '@playwright/test'
import type { BrowserWidget } from './browser-widget.ts'

/** Compares the screen with the one of the previous check. */
export const expectFocus = ({ frame }: BrowserWidget): Promise<void> =>
  expect.poll(() => frame.evaluate(focusProblem)).toBe(null)

/** Runs in the page and stores the previous screen there, so that a reload clears it. */
function focusProblem(): string | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const headings = [...(dialog ?? document).querySelectorAll<HTMLElement>('[data-heading]')]
  const heading = headings.find((each) => each.checkVisibility())
  const words = heading?.textContent ?? ''
  const { dataset: last } = document.documentElement
  const isNew = last['words'] !== undefined && last['words'] !== words
  const active = document.activeElement
  // A dialog that closes returns the focus to the control that opened it.
  const isExpected = active === heading || active?.getAttribute('aria-invalid') === 'true' || last['level'] === 'dialog'
  if (isNew && !isExpected) return `The focus is at ${active?.outerHTML.slice(0, 80)}, not at '${words}'.`
  if (!dialog && !document.title.startsWith(`${words} · `)) return `'${words}' has the title '${document.title}'.`
  last['words'] = words
  last['level'] = dialog ? 'dialog' : 'screen'
  return null
}
