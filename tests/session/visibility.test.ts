// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { pageVisibility } from '../../src/session/index.ts'

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

describe('pageVisibility', () => {
  it('runs something once when the page is shown again', () => {
    const run = vi.fn()
    setHidden(true)
    expect(pageVisibility.isHidden()).toBe(true)
    pageVisibility.onceShown(run)
    setHidden(true)
    expect(run).not.toHaveBeenCalled()
    for (const hidden of [false, true, false]) setHidden(hidden)
    expect([run.mock.calls.length, pageVisibility.isHidden()]).toEqual([1, false])
  })

  it.each(['pageshow', 'focus', 'pointerdown', 'keydown'])('takes %s for a sign that the page is seen', (name) => {
    const run = vi.fn()
    setHidden(true)
    pageVisibility.onceShown(run)
    for (const _ of [1, 2]) window.dispatchEvent(new Event(name))
    expect(run).toHaveBeenCalledOnce()
    setHidden(false)
    expect(run).toHaveBeenCalledOnce()
    pageVisibility.onceShown(run)()
    window.dispatchEvent(new Event(name))
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs nothing that was cancelled', () => {
    const run = vi.fn()
    setHidden(true)
    pageVisibility.onceShown(run)()
    setHidden(false)
    expect(run).not.toHaveBeenCalled()
  })
})
