// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { keepPage } from '../../src/widget/keep-page.ts'

/** jsdom has no DragEvent. Whether the browser does nothing itself. */
function isRefused(selector: string, type: string): boolean {
  return ['dragover', 'drop'].every((name) => {
    const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
      dataTransfer: { types: [type] },
    })
    document.querySelector(selector)?.dispatchEvent(event)
    return event.defaultPrevented
  })
}

beforeEach(() => {
  document.body.innerHTML = '<h1>Sign in</h1><input id="name"><input id="fixed" readonly><textarea></textarea>'
})

it('lets the browser open what is dropped until it is asked to keep the page', () => {
  expect(isRefused('h1', 'Files')).toBe(false)
  keepPage(window)
  expect(isRefused('h1', 'Files')).toBe(true)
})

it.each([
  ['h1', 'Files', true],
  ['#name', 'Files', true],
  ['h1', 'text/uri-list', true],
  ['h1', 'text/plain', true],
  ['#fixed', 'text/uri-list', true],
  ['#name', 'text/uri-list', false],
  ['#name', 'text/plain', false],
  ['textarea', 'text/plain', false],
])('on %s, a drop of %s is refused: %s', (selector, type, refused) => {
  keepPage(window)
  expect(isRefused(selector, type)).toBe(refused)
})
