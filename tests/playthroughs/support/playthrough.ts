/** The playthrough files, typed as in schemas/playthrough.schema.json. */
import { readdirSync, readFileSync } from 'node:fs'
import { sourceId } from '../../support/sources.ts'
import type { Action } from './actions.ts'
import type { DisplayedScreen, MessageKey } from './names.ts'

export interface Playthrough {
  /** The file name without its ending. */
  name: string
  description: string
  start: Start
  steps: readonly Step[]
}

/** Client settings, and the source that the host names: its key in src/sandbox/sources.json, or `noSource`. */
export type Start = { source_id?: string; language?: string | null; [setting: string]: unknown }

export type Step = Action | ScreenExpectation | { received: readonly ReceivedMessage[] }

export interface ScreenExpectation {
  see: DisplayedScreen
  shows?: readonly MessageKey[]
  hides?: readonly MessageKey[]
  text?: readonly string[]
}

/** A host message in the short form of a playthrough. */
export type ReceivedMessage = 'close' | 'click-outside' | { error: string } | { success: string[] }

/** A host message as it is posted. */
export interface PostedMessage {
  action: string
  reason?: string
  [key: string]: unknown
}

const folder = new URL('../', import.meta.url)
const ending = '.playthrough.json'

export const playthroughs: readonly Playthrough[] = readdirSync(folder)
  .filter((file) => file.endsWith(ending))
  .sort()
  .map((file) => ({ ...JSON.parse(readFileSync(new URL(file, folder), 'utf8')), name: file.slice(0, -ending.length) }))

/** A source that does not exist. */
const noSource = 'nowhere'

/** Divides `start` into client info for the sandbox and the source id for the address of the widget. */
export function settingsOf({ source_id: key, ...client }: Start): { client: Partial<Start>; sourceId: string | null } {
  if (key === undefined) return { client, sourceId: null }
  return { client, sourceId: key === noSource ? key : sourceId(key) }
}

const shortForms: Readonly<Record<string, (message: PostedMessage) => ReceivedMessage>> = {
  'tieline-success': ({ action: _, v, id, session, ...result }) => ({ success: Object.keys(result) }),
  'tieline-error': ({ reason }) => ({ error: String(reason) }),
  'tieline-close-iframe': () => 'close',
  'tieline-click-outside': () => 'click-outside',
}

/** Throws for a message that no playthrough can expect. */
export function shortFormOf(message: PostedMessage): ReceivedMessage {
  const shortForm = shortForms[message.action]
  if (!shortForm) throw new Error(`A playthrough can't expect the message '${message.action}'.`)
  return shortForm(message)
}

/** Adds the position in the file to an error. */
export function errorAt(index: number, step: Step, error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return new Error(`/steps/${index} ${JSON.stringify(step)}: ${message}`)
}
