// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { keepPage } from '../../src/widget/keep-page.ts'

/** jsdom has no DragEvent. */
function drag(type: string, types: readonly string[]): boolean {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer: { types } })
  document.body.dispatchEvent(event)
  return event.defaultPrevented
}

it('keeps the page when a file is dropped where none is wanted, and lets texts be dropped', () => {
  expect(drag('drop', ['Files'])).toBe(false)
  keepPage(window)
  expect(['dragover', 'drop'].map((type) => drag(type, ['Files']))).toEqual([true, true])
  expect(['dragover', 'drop'].map((type) => drag(type, ['text/plain']))).toEqual([false, false])
})
