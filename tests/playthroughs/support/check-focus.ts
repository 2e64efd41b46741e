/** Where a new screen leaves the focus, and how the document is named after it. */
import { expect } from '@playwright/test'
import type { BrowserWorld } from './browser-world.ts'

/** To be asked whenever the user looks: what is there now is compared with what was there then. */
export const checkFocus = ({ frame }: BrowserWorld): Promise<void> =>
  expect.poll(() => frame.evaluate(arrivalFault)).toBe(null)

/** What is wrong; null: nothing. Runs in the page, and keeps there what was seen last, so that a reload forgets it. */
function arrivalFault(): string | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const headings = [...(dialog ?? document).querySelectorAll<HTMLElement>('[data-heading]')]
  const heading = headings.find((each) => each.checkVisibility())
  const words = heading?.textContent ?? ''
  const { dataset: last } = document.documentElement
  const isNew = last['words'] !== undefined && last['words'] !== words
  const active = document.activeElement
  // A dialog that closes gives the focus back to what opened it.
  const isWell = active === heading || active?.getAttribute('aria-invalid') === 'true' || last['level'] === 'dialog'
  if (isNew && !isWell) return `The focus is at ${active?.outerHTML.slice(0, 80)}, not at '${words}'.`
  if (!dialog && !document.title.startsWith(`${words} · `)) return `'${words}' has the title '${document.title}'.`
  last['words'] = words
  last['level'] = dialog ? 'dialog' : 'screen'
  return null
}
