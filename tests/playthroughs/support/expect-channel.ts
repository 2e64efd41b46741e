/** What holds for the messages of every playthrough, both to the window and over the channel (docs/decisions/0022). */
import { expect, type Page } from '@playwright/test'
import type { EventPortMessage, WidgetPortMessage } from '../../../src/generated/messages.types.ts'
import { checkOf, checkOfPort } from '../../messages/support/schema.ts'
import { type Recorded, recordedBy, say } from '../../support/host-channel.ts'
import { validPassword } from './actions.ts'
import type { Playthrough } from './playthrough.ts'
import { playthroughOfEvent, playthroughOfMfaType } from './playthrough-of-event.ts'

/** Ends the session where the playthrough has left it open, and checks everything that was said. */
export async function expectChannel(page: Page, playthrough: Playthrough): Promise<void> {
  await say(page, { v: 1, type: 'exit', force: true })
  await expect.poll(async () => (await recordedBy(page)).channels.at(-1)?.at(-1)).toMatchObject({ type: 'close' })
  const recorded = await recordedBy(page)
  expectSchema(recorded)
  expectFlowNamed(recorded, playthrough)
  const results = recorded.plain.filter(({ action }) => action === 'tieline-success')
  for (const [index, messages] of recorded.channels.entries()) {
    const isLast = index === recorded.channels.length - 1
    expectEvents(eventsOf(messages), isLast ? (results.length > 0 ? 'HANDOFF' : 'EXIT') : null)
  }
  expectReported(recorded.channels.flatMap(eventsOf), playthrough)
  expectNothingTyped(recorded, playthrough)
}

function expectReported(events: readonly EventPortMessage[], { name }: Playthrough) {
  const due = (tellers: Readonly<Record<string, string>>) =>
    Object.keys(tellers).filter((each) => tellers[each] === name)
  expect(events.map((event) => event.name)).toEqual(expect.arrayContaining(due(playthroughOfEvent)))
  expect(events.map(({ metadata }) => metadata.mfa_type)).toEqual(expect.arrayContaining(due(playthroughOfMfaType)))
}

function expectSchema({ plain, channels }: Recorded) {
  for (const message of plain) {
    const action = message.action.replace(/^tieline-/, '')
    const check = checkOf(action)
    expect(check?.({ ...message, action }), `${JSON.stringify(message)} ${JSON.stringify(check?.errors)}`).toBe(true)
  }
  const check = checkOfPort('widgetPortMessage')
  for (const message of channels.flat())
    expect(check(message), `${JSON.stringify(message)} ${JSON.stringify(check.errors)}`).toBe(true)
}

/** Every message names the flow, from the first that can: an event in its metadata, any other under `session`. */
function expectFlowNamed({ plain, channels }: Recorded, { start }: Playthrough) {
  const flow = { flow: 'connect', version: expect.any(Number), variant: start['flow'] ?? null }
  for (const messages of [plain, ...channels]) {
    const named = messages.map((message) => ('metadata' in message ? message.metadata : message['session']))
    const first = named.findIndex((identity) => Object(identity).flow)
    expect(first).toBeGreaterThanOrEqual(0)
    for (const identity of named.slice(first)) expect(identity).toMatchObject(flow)
  }
}

const eventsOf = (messages: readonly WidgetPortMessage[]) => messages.filter((message) => message.type === 'event')

/** @param end the terminal event; null: the frame was loaded again before the end */
function expectEvents(events: readonly EventPortMessage[], end: 'HANDOFF' | 'EXIT' | null) {
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index))
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  const names = events.map(({ name }) => name)
  expect(names.indexOf('OPEN')).toBe(0)
  expect(names.lastIndexOf('OPEN')).toBe(0)
  expect(names).toContain('TRANSITION_VIEW')
  const ends = names.filter((name) => name === 'HANDOFF' || name === 'EXIT')
  expect(ends).toEqual(end === null ? [] : [end])
  if (end !== null) expect(names.at(-1)).toBe(end)
}

/** Keys with random digits, in which a typed number may occur, and the source, whose name a search may be a part of. */
const notTyped = ['id', 'nonce', 'ts', 'public_token', 'job_guid', 'source']

function expectNothingTyped({ plain, channels }: Recorded, playthrough: Playthrough) {
  const told = JSON.stringify([plain, channels], (key, value) => (notTyped.includes(key) ? undefined : value))
  for (const text of typedIn(playthrough)) expect(told).not.toContain(text)
}

function typedIn({ steps }: Playthrough): string[] {
  const texts = steps.flatMap((step) => {
    if (!('do' in step)) return []
    switch (step.do) {
      case 'search':
        return [step.for]
      case 'give-website':
        return [step.address]
      case 'give-email':
        return [step.email]
      case 'sign-in':
        return [step.as ?? '', step.with ?? validPassword, ...Object.values(step.fields ?? {})]
      case 'answer':
        return [step.with]
      case 'enter-accounts':
        return step.numbers
      case 'upload':
        return step.files ?? []
      default:
        return []
    }
  })
  return texts.filter((text) => text !== '')
}
