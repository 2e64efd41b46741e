// @vitest-environment jsdom
/** The fake widget of `tieline/testing` speaks as the schema of the real one says, in every scenario. */
import { expect, it, vi } from 'vitest'
import { createFakeWidget, type Scenario } from '../../src/embed/testing/index.ts'
import type { HostPortMessage } from '../../src/generated/messages.types.ts'
import { checkOf, checkOfPort } from '../messages/support/schema.ts'

/** What each says last, at least. */
const lasts: Readonly<Record<Exclude<Scenario, 'never-answers'>, string>> = {
  stays: 'back',
  success: 'close',
  exit: 'close',
  error: 'close',
  'token-expired': 'close',
  'old-version': 'close-iframe',
  'new-version': 'close',
}

const asked: readonly HostPortMessage[] = [
  { v: 1, type: 'open' },
  { v: 1, type: 'back', request: 0 },
  { v: 1, type: 'token', token: 'another' },
]

it.each(Object.entries(lasts))('%s: every message fits the schema', async (scenario, last) => {
  const said: { type?: unknown; action?: string; nonce?: unknown; mood?: unknown }[] = []
  const widget = createFakeWidget(scenario as Scenario, { prefix: 'tieline', post: (message) => said.push(message) })
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => said.push(data)
  widget.load()
  widget.hear({ action: 'tieline-connect', v: 1, nonce: said[0]?.nonce, version: 1 }, [port2])
  for (const message of asked.slice(0, scenario === 'token-expired' ? 3 : 2)) port1.postMessage(message)
  const names = () => said.map(({ type, action }) => type ?? action?.replace('tieline-', ''))
  await vi.waitFor(() => expect(names()).toContain(last))
  port1.close()

  // A newer widget has types and keys that this schema does not have.
  const known = said.filter(({ type }) => type !== 'confetti').map(({ mood: _, ...message }) => message)
  const check = checkOfPort('widgetPortMessage')
  for (const message of known) {
    const action = message.action?.replace('tieline-', '')
    const fits = action === undefined ? check(message) : checkOf(action)?.({ ...message, action })
    expect(fits, JSON.stringify({ ...message, errors: check.errors })).toBe(true)
  }
})
