/** `npm run docs:host`: writes the blocks of docs/host.md from the SDK, the schemas and examples. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sentences } from '../src/embed/errors.ts'
import type { HostEventName } from '../src/generated/messages.types.ts'
import type { HostMessage } from '../src/messages/index.ts'
import { withBlock } from './document-block.ts'
import { interfaceTable } from './interface-table.ts'
import { table } from './markdown-table.ts'
import { readSchema, resolve, type Schema, valueInWords } from './schema-words.ts'

const page = join(dirname(fileURLToPath(import.meta.url)), '../docs/host.md')

type Reason = Extract<HostMessage, { message: 'error' }>['reason']

/** When the host gets each reason; the compiler asks for a line for every new one. */
const reasons = {
  InvalidCredentials: 'The source refused the credentials. The user can try again.',
  Error: 'Something else failed, the session has expired, or the widget is not configured correctly.',
  Timeout: 'The source did not finish within the time that the flow allows.',
  TokenRequired: 'The address has no link token.',
  InvalidToken: 'The link token in the address does not have the form of one.',
  ClientInfo: 'Client info could not be read: the token is unknown or has expired, or the API does not answer.',
  OriginUnverified: 'There is a result, but the origin of the host is not verified, so the result is withheld.',
} as const satisfies Record<Reason, string>

/** When the host gets each event. */
const events = {
  OPEN: 'The frame is visible: the first event of every channel.',
  TRANSITION_VIEW: 'Another screen is shown, or the exit confirmation opens or closes.',
  SELECT_SOURCE: 'The user chose a source.',
  SEARCH_SOURCE: 'The user searched the sources. The term is not told.',
  SUBMIT_CREDENTIALS: 'Credentials were sent to the API.',
  SUBMIT_MFA: 'A passcode, a method, the answer to a security question or the text of a captcha was sent to the API.',
  SELECT_ACCOUNT: 'The chosen accounts, or account numbers typed by hand, were sent to the API.',
  SUBMIT_DOCUMENTS: 'Invoices were sent to the API.',
  ERROR: 'Something failed. The user may still be able to continue.',
  EXIT: 'The user left without a result. No event follows.',
  HANDOFF: 'The host has the result. No event follows, whatever the user does until the widget is closed.',
} as const satisfies Record<HostEventName, string>

const code = (text: string) => `\`${text}\``

/** A row for each key: its name, the values that it takes, its meaning. */
function keyRows({ properties = {}, required = [] }: Schema, above = ''): string[][] {
  return Object.entries(properties).map(([key, property]) => {
    const schema = resolve(property)
    if (schema.description === undefined) throw new Error(`'${above}${key}' has no description in its schema`)
    const value = valueInWords(schema)
    return [code(above + key), required.includes(key) ? `${value}, required` : value, schema.description]
  })
}

function configurationRows({ properties = {}, required }: Schema): string[][] {
  return Object.entries(properties)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, property]) => [
      ...keyRows({ properties: { [key]: property }, required: required ?? [] }),
      ...keyRows(resolve(property), `${key}.`),
    ])
}

/** A message without the keys that every message has. */
function withoutEnvelope({ properties = {}, ...message }: Schema): Schema {
  const { action: _, v, id, session, ...own } = properties
  return { ...message, properties: own }
}

/** `preview-ready` is the only action without the prefix. */
const actionOf = ({ properties }: Schema) => {
  const action = String(properties?.['action']?.const)
  return action === 'preview-ready' ? action : `tieline-${action}`
}

interface MessagesSchema extends Schema {
  definitions: Record<
    'reason' | 'eventName' | 'metadata' | 'result' | 'widgetPortMessage' | 'hostPortMessage',
    Schema & { oneOf?: readonly Schema[] }
  >
}

/** A row for each message over the port: its type, its keys, its meaning. */
function portMessages({ oneOf = [] }: { oneOf?: readonly Schema[] }): string {
  const rows = oneOf.map((each) => {
    const { properties = {}, description } = resolve(each)
    const { v, type, session, ...own } = properties
    return [code(String(type?.const)), Object.keys(own).map(code).join(', '), String(description)]
  })
  return table(['type', 'keys of its own', 'meaning'], rows)
}

const example = (path: string) => readFileSync(join(dirname(page), '../examples', path), 'utf8')
const block = (language: string, text: string) => `\`\`\`${language}\n${text}\`\`\``

/** examples/server.mjs without the comment above it. */
function serverExample(): string {
  const text = example('server.mjs')
  return block('js', text.slice(text.indexOf('\n') + 1))
}

/** The frame of examples/plain-html/own-frame.html, and its style. */
function frameExample(): string {
  const [, indent, frame] = /^( +)(<iframe[\s\S]*?<\/iframe>\n)/m.exec(example('plain-html/own-frame.html')) ?? []
  if (indent === undefined || frame === undefined) throw new Error('own-frame.html has no frame.')
  const [style] = /^\.widget {[\s\S]*?^}\n/m.exec(example('plain-html/own-frame.css')) ?? []
  if (style === undefined) throw new Error('own-frame.css has no style of the frame.')
  return `${block('html', frame.replaceAll(`\n${indent}`, '\n'))}\n\n${block('css', style)}`
}

function tables(): Record<string, string> {
  const { properties: messages = {}, definitions } = readSchema('messages.schema.json') as MessagesSchema
  const { reason, eventName, metadata, result, widgetPortMessage, hostPortMessage } = definitions
  const keys = (rows: string[][]) => table(['key', 'value', 'meaning'], rows)
  return {
    server: serverExample(),
    frame: frameExample(),
    options: interfaceTable('TielineOptions'),
    attributes: interfaceTable('TielineAttributes'),
    callbacks: interfaceTable('Callbacks'),
    link: interfaceTable('TielineLink'),
    errors: table(
      ['code', 'message'],
      Object.entries(sentences).map(([name, sentence]) => [code(name), sentence]),
    ),
    configuration: keys(configurationRows(readSchema('config.schema.json'))),
    messages: table(
      ['action', 'keys of its own', 'meaning'],
      Object.values(messages).map((message) => [
        code(actionOf(message)),
        Object.keys(withoutEnvelope(message).properties ?? {})
          .map(code)
          .join(', '),
        String(message.description),
      ]),
    ),
    result: keys(keyRows(result)),
    reasons: table(
      ['reason', 'when'],
      (reason.enum as Reason[]).map((each) => [code(each), reasons[each]]),
    ),
    'port messages of the widget': portMessages(widgetPortMessage),
    'port messages of the host': portMessages(hostPortMessage),
    events: table(
      ['event', 'when'],
      (eventName.enum as HostEventName[]).map((name) => [code(name), events[name]]),
    ),
    metadata: keys(keyRows(metadata)),
    preview: keys(keyRows(withoutEnvelope(messages['preview'] as Schema))),
  }
}

/** The text that docs/host.md should have. */
export const hostPage = (): string =>
  Object.entries(tables()).reduce((text, [name, content]) => withBlock(text, name, content), readFileSync(page, 'utf8'))

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, hostPage())
