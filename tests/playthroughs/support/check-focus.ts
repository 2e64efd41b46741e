/** Where a new screen leaves the focus, and how the document is named after it. */
import { expect } from '@playwright/test'
import type { BrowserWorld } from './browser-world.ts'

/** Compares the screen with the one of the previous check. */
export const checkFocus = ({ frame }: BrowserWorld): Promise<void> =>
  expect.poll(() => frame.evaluate(focusProblem)).toBe(null)

/** What is wrong, or null. Runs in the page and stores the previous screen there, so that a reload clears it. */
function focusProblem(): string | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const headings = [...(dialog ?? document).querySelectorAll<HTMLElement>('[data-heading]')]
  const heading = headings.find((each) => each.checkVisibility())
  const words = heading?.textContent ?? ''
  const { dataset: last } = document.documentElement
  const isNew = last['words'] !== undefined && last['words'] !== words
  const active = document.activeElement
  // A dialog that closes gives the focus back to what opened it.
  const isExpected = active === heading || active?.getAttribute('aria-invalid') === 'true' || last['level'] === 'dialog'
  if (isNew && !isExpected) return `The focus is at ${active?.outerHTML.slice(0, 80)}, not at '${words}'.`
  if (!dialog && !document.title.startsWith(`${words} · `)) return `'${words}' has the title '${document.title}'.`
  last['words'] = words
  last['level'] = dialog ? 'dialog' : 'screen'
  return null
}
