/** What a playthrough file holds (schemas/playthrough.schema.json), and all of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { sourceId } from '../../support/sources.ts'
import type { Key, Seen } from './seen.ts'
import type { Do } from './verbs.ts'

export type { Key, Seen }

export interface Playthrough {
  /** Of its file. */
  name: string
  says: string
  start: Start
  play: readonly Moment[]
}

/** Client settings, and the source that the host names: its key in src/sandbox/sources.json, or `noSource`. */
export type Start = { source_id?: string; language?: string | null; [setting: string]: unknown }

export type Moment = Do | See | { hear: readonly Heard[] }

export interface See {
  see: Seen
  says?: readonly Key[]
  not?: readonly Key[]
  text?: readonly string[]
}

export type Heard = 'close' | 'click-outside' | { error: string } | { success: string[] }

/** A message as the host gets it. */
export interface Message {
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

/** The two halves of `start`: client info for the sandbox, and the source id in the widget's address. */
export function settingsOf({ source_id: key, ...client }: Start): { client: Partial<Start>; sourceId: string | null } {
  if (key === undefined) return { client, sourceId: null }
  return { client, sourceId: key === noSource ? key : sourceId(key) }
}

const named: Readonly<Record<string, (message: Message) => Heard>> = {
  'tieline-success': ({ action: _, v, id, ...result }) => ({ success: Object.keys(result) }),
  'tieline-error': ({ reason }) => ({ error: String(reason) }),
  'tieline-close-iframe': () => 'close',
  'tieline-click-outside': () => 'click-outside',
}

/** Throws for a message that no playthrough can expect. */
export function heardAs(message: Message): Heard {
  const name = named[message.action]
  if (!name) throw new Error(`The host heard '${message.action}', of which playthroughs know nothing.`)
  return name(message)
}
