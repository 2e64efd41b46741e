// @vitest-environment jsdom
/** Forged messages, the table that is published with the package, against the SDK and the fake widget. */
import { describe, expect, it, vi } from 'vitest'
import { create } from '../../src/embed/index.ts'
import {
  createFakeWidget,
  dispatchMessage,
  floodOfHellos,
  forgedAnswers,
  forgedMessages,
  lookAlikes,
} from '../../src/embed/testing/index.ts'
import { openHost, widgetOrigin } from './support/host.ts'

const table = forgedMessages({ origin: widgetOrigin })
const target = () => {
  const root = [...document.documentElement.children].find(({ shadowRoot }) => shadowRoot)
  return root?.shadowRoot?.querySelector('iframe')?.contentWindow as unknown as {
    postMessage: (...sent: never[]) => void
  }
}

describe('a message to the host has no effect', () => {
  it('whatever it is, before the widget says hello', async () => {
    const { link, callbacks, fake } = openHost('never-answers')
    link.open()
    await vi.waitFor(() => expect(fake.widgets).toHaveLength(1))
    const answered = vi.spyOn(target(), 'postMessage')
    for (const { name, from, origin, data } of table) {
      dispatchMessage(from === 'widget' ? target() : window, origin, data)
      expect([link.state, answered.mock.calls.length], name).toEqual(['loading', 0])
    }
    for (const callback of Object.values(callbacks)) expect(callback).not.toHaveBeenCalled()
  })

  it('whatever it is, while the widget is open', async () => {
    const { link, callbacks, reached, events } = openHost('stays')
    link.open()
    await reached('open')
    await vi.waitFor(() => expect(events()).toHaveLength(2))
    const answered = vi.spyOn(target(), 'postMessage')
    for (const { name, from, origin, data } of table) {
      dispatchMessage(from === 'widget' ? target() : window, origin, data)
      expect([link.state, answered.mock.calls.length, events().length], name).toEqual(['open', 0, 2])
    }
    expect(callbacks.onSuccess).not.toHaveBeenCalled()
  })

  it('where the nonce was used before', async () => {
    const { link, reached, fake } = openHost('stays')
    const hello = vi.fn()
    addEventListener('message', ({ data }) => data.action === 'tieline-hello' && hello(data))
    link.open()
    await reached('open')
    const answered = vi.spyOn(target(), 'postMessage')
    const [[{ nonce }]] = hello.mock.calls as [[{ nonce: string }]]
    const [replay, ...others] = forgedMessages({ origin: widgetOrigin, nonce }).filter(
      ({ name }) => !table.some((row) => row.name === name),
    )
    expect(others).toEqual([])
    dispatchMessage(target(), widgetOrigin, replay?.data)
    expect(answered).not.toHaveBeenCalled()
    expect(await link.back()).toBe(false)
    expect(fake.widgets[0]?.received.at(-1)).toMatchObject({ type: 'back' })
  })

  it('where it is plain and repeats what comes through the port', async () => {
    const { link, callbacks, reached, events } = openHost('stays')
    link.open()
    await reached('open')
    await vi.waitFor(() => expect(events()).toHaveLength(2))
    for (const action of ['tieline-error', 'tieline-success', 'tieline-close-iframe'])
      dispatchMessage(target(), widgetOrigin, { action, v: 1, id: 'id', reason: 'Error', public_token: 'plain' })
    expect([link.state, events().length]).toEqual(['open', 2])
    link.destroy()
    expect(callbacks.onExit).toHaveBeenCalledExactlyOnceWith(null, expect.anything())
  })

  it('where it comes through a port that another one has replaced', async () => {
    const { link, callbacks } = openHost('never-answers')
    link.open()
    await vi.waitFor(() => expect(target()).toBeTruthy())
    const ports: MessagePort[] = []
    target().postMessage = (_data: unknown, _origin: string, [port]: MessagePort[]) => port && ports.push(port)
    const hello = (nonce: string) =>
      dispatchMessage(target(), widgetOrigin, { action: 'tieline-hello', v: 1, id: 'id', nonce, versions: [1] })
    const tell = (port: MessagePort | undefined, name: string) =>
      port?.postMessage({ v: 1, type: 'event', name, metadata: {} })
    hello('first')
    tell(ports[0], 'ERROR')
    hello('second')
    tell(ports[0], 'EXIT')
    tell(ports[1], 'OPEN')
    await vi.waitFor(() => expect(callbacks.onEvent).toHaveBeenCalled())
    expect(callbacks.onEvent.mock.calls.map(([name]) => name)).toEqual(['OPEN'])
  })

  it('where it is no object, through the port', async () => {
    const { link, callbacks } = openHost('never-answers')
    link.open()
    await vi.waitFor(() => expect(target()).toBeTruthy())
    let widget: MessagePort | undefined
    target().postMessage = (_data: unknown, _origin: string, [port]: MessagePort[]) => {
      widget = port
    }
    dispatchMessage(target(), widgetOrigin, { action: 'tieline-hello', v: 1, id: 'id', nonce: 'a', versions: [1] })
    for (const message of [null, undefined, 7, 'ready', []]) widget?.postMessage(message)
    widget?.postMessage({ v: 1, type: 'ready' })
    await vi.waitFor(() => expect(callbacks.onLoad).toHaveBeenCalledTimes(1))
    expect(link.state).toBe('open')
  })

  it('where hellos flood the page: after fifty there is no answer', async () => {
    const { link } = openHost('never-answers')
    link.open()
    await vi.waitFor(() => expect(target()).toBeTruthy())
    const answered = vi.spyOn(target(), 'postMessage')
    for (const hello of floodOfHellos(1000)) dispatchMessage(target(), widgetOrigin, hello)
    expect(answered).toHaveBeenCalledTimes(50)
  })

  it('where it is of the wrong type over the port', async () => {
    const { link, fake, reached, states, callbacks } = openHost('stays')
    link.open()
    await reached('open')
    const send = fake.widgets[0]?.send as (message: object) => void
    for (const message of [
      { type: 'confetti' },
      { type: { toString: null } },
      { type: 'constructor' },
      { type: 'success', result: null },
      { type: 'resize', height: 'tall' },
      { type: 'back', request: 99, went: true },
      { type: 'event', name: 'OPEN', metadata: 7 },
    ])
      send(message)
    expect(await link.back()).toBe(false)
    expect(states).toEqual(['idle', 'loading', 'open'])
    expect(callbacks.onSuccess).not.toHaveBeenCalled()
  })
})

describe('two widgets on a page', () => {
  it('do not hear each other', async () => {
    const { link, callbacks, fake, reached } = openHost('stays')
    const onSuccess = vi.fn()
    const other = create({ url: `${widgetOrigin}/`, token: 'link-sandbox-2', onSuccess })
    link.open()
    other.open()
    await reached('open')
    await vi.waitFor(() => expect(other.state).toBe('open'))
    fake.widgets[1]?.succeed()
    await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
    expect(callbacks.onSuccess).not.toHaveBeenCalled()
    other.destroy()
  })
})

describe('an answer to the hello of a widget', () => {
  it('is dropped unless it is the right one, and counts once', async () => {
    const posted: { nonce?: string }[] = []
    const widget = createFakeWidget('stays', { prefix: 'tieline', post: (message) => posted.push(message) })
    widget.load()
    const nonce = posted[0]?.nonce ?? ''
    const port = () => new MessageChannel().port1
    for (const { from, data, ports } of forgedAnswers(nonce))
      if (from === 'host') widget.hear(data, Array.from({ length: ports }, port))
    const { port1, port2 } = new MessageChannel()
    const heard = vi.fn()
    port1.onmessage = ({ data }) => heard(data.type)
    const connect = { action: 'tieline-connect', v: 1, nonce, version: 1 }
    widget.hear(connect, [port2])
    widget.hear(connect, [port()])
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['ready']]))
    port1.close()
  })
})

it('the look-alikes are all other origins', () => {
  expect(lookAlikes(widgetOrigin)).not.toContain(widgetOrigin)
  expect(new Set(table.map(({ name }) => name)).size).toBe(table.length)
})
