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

  it('starts again when an attribute asks for another session', async () => {
    fake.play('stays')
    const element = place({ token: 'link-sandbox-1' })
    element.open()
    await vi.waitFor(() => expect(element.state).toBe('open'))
    element.setAttribute('source-id', 'cfe')
    await vi.waitFor(() => expect(fake.widgets).toHaveLength(2))
  })

  it('may be defined twice', () => {
    expect(() => define()).not.toThrow()
  })
})
