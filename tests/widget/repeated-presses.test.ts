// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { ignoreRepeatedPresses } from '../../src/widget/repeated-presses.ts'

function press(on: 'input' | 'textarea', init: KeyboardEventInit): boolean {
  const field = document.body.appendChild(document.createElement(on))
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  field.dispatchEvent(event)
  return event.defaultPrevented
}

it('ignores Enter that is held, but for new lines', () => {
  expect(press('input', { key: 'Enter', repeat: true })).toBe(false)
  ignoreRepeatedPresses(window)
  expect(press('input', { key: 'Enter', repeat: true })).toBe(true)
  expect(press('input', { key: 'Enter' })).toBe(false)
  expect(press('input', { key: 'x', repeat: true })).toBe(false)
  expect(press('textarea', { key: 'Enter', repeat: true })).toBe(false)
})

it('ignores the second click of a double click on a button or a link, and on nothing else', () => {
  ignoreRepeatedPresses(window)
  document.body.replaceChildren()
  for (const [name, expected] of [
    ['button', 1],
    ['a', 1],
    ['label', 2],
  ] as const) {
    const element = document.body.appendChild(document.createElement(name))
    const words = element.appendChild(document.createElement('span'))
    const onClick = vi.fn()
    element.addEventListener('click', onClick)
    for (const detail of [1, 2])
      words.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    expect(onClick, name).toHaveBeenCalledTimes(expected)
  }
})

/** As `Screen` draws one. */
function screenWith(part: 'main' | 'footer'): HTMLElement {
  const screen = document.createElement('div')
  screen.className = 'screen'
  screen.append(document.createElement(part))
  return screen
}

it.each([
  ['another button of the same screen, as rows are removed one after the other', 'screen', 'button', false, 1],
  ['a button of the next screen, which has taken the place of the first', 'screen', 'button', true, 0],
  ['a box of the next screen', 'screen', 'label', true, 0],
  ['a link of the next screen', 'screen', 'a', true, 0],
  ['a box of the same screen', 'screen', 'label', false, 1],
  ['words of the next screen', 'screen', 'p', true, 1],
  ['a button of a dialog that has opened above', 'dialog', 'button', true, 0],
] as const)('takes or ignores a quick click on %s', (_, kind, name, isNext, expected) => {
  ignoreRepeatedPresses(window)
  for (const part of ['main', 'footer'] as const) {
    const screen = screenWith(part)
    const next = kind === 'dialog' ? document.createElement('dialog') : screenWith(part)
    document.body.replaceChildren(screen, next)
    const [first, second] = [document.createElement('button'), document.createElement(name)]
    screen.querySelector(part)?.append(first)
    const target = isNext ? next : screen
    const place = target.querySelector(part) ?? target
    place.append(second)
    const onClick = vi.fn()
    second.addEventListener('click', onClick)
    first.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    second.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    expect(onClick, part).toHaveBeenCalledTimes(expected)
  }
})
