/** A host page in jsdom with a fake widget, and its callbacks. */
import { afterEach, vi } from 'vitest'
import { type Callbacks, create, type TielineLink, type TielineOptions } from '../../../src/embed/index.ts'
import { type FakeInstallation, installFakeWidget, type Scenario } from '../../../src/embed/testing/index.ts'

/** The frames of overlays. */
export const frames = () =>
  [...document.documentElement.children].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('iframe') ?? []),
  ])

export const widgetOrigin = 'https://widget.example.com'

const createCallbacks = () => ({
  onLoad: vi.fn<NonNullable<Callbacks['onLoad']>>(),
  onSuccess: vi.fn<NonNullable<Callbacks['onSuccess']>>(),
  onExit: vi.fn<NonNullable<Callbacks['onExit']>>(),
  onEvent: vi.fn<NonNullable<Callbacks['onEvent']>>(),
  onTokenExpired: vi.fn<NonNullable<Callbacks['onTokenExpired']>>(),
})

export interface Host {
  link: TielineLink
  callbacks: ReturnType<typeof createCallbacks>
  fake: FakeInstallation
  /** The states in order. */
  states: string[]
  /** Names of the events in order. */
  events: () => string[]
  /** Resolves when the link is in this state. */
  reached: (state: TielineLink['state']) => Promise<void>
}

/** On a busy machine only a hang reaches this limit. */
const timeLimitMs = 60_000

const undo: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const each of undo.splice(0)) each()
})

export function openHost(scenario: Scenario, options: Partial<TielineOptions> = {}): Host {
  const fake = installFakeWidget({ scenario })
  const callbacks = createCallbacks()
  const link = create({ url: `${widgetOrigin}/`, token: 'link-sandbox-1', ...callbacks, ...options })
  const states: string[] = [link.state]
  link.subscribe(() => states.push(link.state))
  undo.push(() => {
    link.destroy()
    fake.uninstall()
  })
  const reached = (state: TielineLink['state']) =>
    vi.waitFor(() => expectState(link, state), { interval: 5, timeout: timeLimitMs })
  return { link, callbacks, fake, states, reached, events: () => callbacks.onEvent.mock.calls.map(([name]) => name) }
}

function expectState(link: TielineLink, state: TielineLink['state']) {
  if (link.state !== state) throw new Error(`The state is ${link.state}, not ${state}.`)
}
