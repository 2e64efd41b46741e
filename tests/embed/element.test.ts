// @vitest-environment jsdom
/** `<tieline-link>` with a fake widget. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { define, TielineElement } from '../../src/embed/element.ts'
import { type FakeInstallation, installFakeWidget } from '../../src/embed/testing/index.ts'

let fake: FakeInstallation
beforeEach(() => {
  fake = installFakeWidget({ scenario: 'success' })
})
afterEach(() => {
  document.body.replaceChildren()
  fake.uninstall()
})

function place(attributes: Record<string, string>): TielineElement {
  const element = document.createElement('tieline-link') as TielineElement
  for (const [name, value] of Object.entries({ url: 'https://widget.example.com/', ...attributes }))
    element.setAttribute(name, value)
  document.body.append(element)
  return element
}

describe('<tieline-link>', () => {
  it('opens, and tells by events that do not bubble', async () => {
    const element = place({ token: 'link-sandbox-1' })
    const [success, above] = [vi.fn(), vi.fn()]
    element.addEventListener('tieline-success', (event) => success((event as CustomEvent).detail))
    document.body.addEventListener('tieline-success', above)
    element.open()
    await vi.waitFor(() => expect(element.state).toBe('closed'))
    expect(success).toHaveBeenCalledExactlyOnceWith({
      public_token: 'public-sandbox-fake',
      metadata: expect.anything(),
    })
    expect(above).not.toHaveBeenCalled()
  })

  it('takes a token function as a property, set before or after it is defined', async () => {
    const element = document.createElement('later-link') as TielineElement
    element.setAttribute('url', 'https://widget.example.com/')
    const token = vi.fn(async () => 'link-sandbox-2')
    element.token = token
    document.body.append(element)
    customElements.define('later-link', class extends TielineElement {})
    element.open()
    await vi.waitFor(() => expect(element.state).toBe('closed'))
    expect(token).toHaveBeenCalledTimes(1)
  })

  it('shows an inline widget inside itself, and none once it is removed', async () => {
    fake.play('stays')
    const element = place({ token: 'link-sandbox-1', mode: 'inline' })
    await vi.waitFor(() => expect(element.state).toBe('open'))
    expect(element.querySelectorAll('iframe')).toHaveLength(1)
    element.remove()
    await vi.waitFor(() => expect(element.state).toBe('closed'))
    expect(element.children).toHaveLength(0)
  })

  it('stays as it has ended when it is moved', async () => {
    const element = place({ token: 'link-sandbox-1', mode: 'inline' })
    await vi.waitFor(() => expect(element.state).toBe('closed'))
    document.body.append(document.createElement('p'), element)
    await new Promise((done) => setTimeout(done))
    expect(fake.widgets).toHaveLength(1)
    element.remove()
    await new Promise((done) => setTimeout(done))
    document.body.append(element)
    await vi.waitFor(() => expect(fake.widgets).toHaveLength(2))
  })

  it('starts again when an attribute asks for another session', async () => {
    fake.play('stays')
    const element = place({ token: 'link-sandbox-1' })
    element.open()
    await vi.waitFor(() => expect(element.state).toBe('open'))
    element.setAttribute('source-id', 'cfe')
    await vi.waitFor(() => expect(fake.widgets).toHaveLength(2))
  })

  const written: readonly [attribute: string, property: string, text: string, value: unknown][] = [
    ['source-id', 'sourceId', 'cfe', 'cfe'],
    ['timeout', 'timeout', '20', 20],
    ['min-height', 'minHeight', '200', 200],
    ['max-height', 'maxHeight', '500', 500],
    ['auto-height', 'autoHeight', 'false', false],
    ['close-on-escape', 'closeOnEscape', 'false', false],
    ['close-on-backdrop', 'closeOnBackdrop', '', true],
    ['close-label', 'closeLabel', 'Schließen', 'Schließen'],
  ]
  it.each(written)('has the attribute %s as its property %s', (attribute, property, text, value) => {
    const element = place({}) as TielineElement & Record<string, unknown>
    expect(element[property]).toBeUndefined()
    element.setAttribute(attribute, text)
    expect(element[property]).toBe(value)
    element[property] = null
    expect(element.hasAttribute(attribute)).toBe(false)
    element[property] = value
    expect(element[property]).toBe(value)
  })

  it.each<[attributes: Record<string, string>, height: string]>([
    [{}, '320px'],
    [{ 'min-height': '200' }, '200px'],
    [{ 'auto-height': 'false' }, ''],
  ])('an inline frame with %o is as high as these say', async (attributes, height) => {
    fake.play('stays')
    const element = place({ token: 'link-sandbox-1', mode: 'inline', ...attributes })
    await vi.waitFor(() => expect(element.state).toBe('open'))
    expect(element.querySelector('iframe')?.style.height).toBe(height)
  })

  it('fails after the time that its attribute gives', async () => {
    fake.play('never-answers')
    const element = place({ token: 'link-sandbox-1', timeout: '20' })
    element.open()
    await vi.waitFor(() => expect(element.error).toMatchObject({ code: 'WIDGET_TIMEOUT', params: { timeout: 20 } }))
  })

  it.each<[attributes: Record<string, string>, message: 'escape' | 'click-outside', isAsked: boolean]>([
    [{}, 'escape', true],
    [{ 'close-on-escape': 'false' }, 'escape', false],
    [{}, 'click-outside', false],
    [{ 'close-on-backdrop': '' }, 'click-outside', true],
    [{ 'close-on-backdrop': 'false' }, 'click-outside', false],
  ])('with %o a message %s leads to an exit: %s', async (attributes, type, isAsked) => {
    fake.play('stays')
    const element = place({ token: 'link-sandbox-1', ...attributes })
    element.open()
    await vi.waitFor(() => expect(element.state).toBe('open'))
    const [widget] = fake.widgets
    widget?.send({ type })
    // An answer comes after everything that was sent before.
    await element.back()
    expect(widget?.received.some((message) => message.type === 'exit')).toBe(isAsked)
  })

  it('opens when a framework makes it inline after it is in the page', async () => {
    fake.play('stays')
    const element = place({ token: 'link-sandbox-1' })
    element.mode = 'inline'
    await vi.waitFor(() => expect(element.state).toBe('open'))
    expect(element.querySelectorAll('iframe')).toHaveLength(1)
  })

  it('may be defined twice', () => {
    expect(() => define()).not.toThrow()
  })
})
