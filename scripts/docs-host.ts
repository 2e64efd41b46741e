/** `npm run docs:host`: writes the tables of docs/host.md from schemas/config.schema.json and schemas/messages.schema.json. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HostMessage } from '../src/messages/index.ts'
import { table } from './markdown-table.ts'
import { readSchema, resolve, type Schema, valueInWords } from './schema-words.ts'

const page = join(dirname(fileURLToPath(import.meta.url)), '../docs/host.md')

type Reason = Extract<HostMessage, { message: 'error' }>['reason']

/** When the host gets each reason; the compiler asks for a line for every new one. */
const reasons = {
  InvalidCredentials: 'The source refused the credentials. The user can try again.',
  Error: 'Something else failed, or the widget is not configured correctly.',
  Timeout: 'The source did not finish within the time that the flow allows.',
  TokenRequired: 'The address has no link token.',
  InvalidToken: 'The link token in the address does not have the form of one.',
  ClientInfo: 'Client info could not be read: the token is unknown or has expired, or the API does not answer.',
  OriginUnverified: 'There is a result, but the origin of the host is not verified, so the result is withheld.',
} as const satisfies Record<Reason, string>

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
  const { action: _, v, id, ...own } = properties
  return { ...message, properties: own }
}

/** `preview-ready` is the only action without the prefix. */
const actionOf = ({ properties }: Schema) => {
  const action = String(properties?.['action']?.const)
  return action === 'preview-ready' ? action : `tieline-${action}`
}

function tables(): Record<string, string> {
  const messages = readSchema('messages.schema.json').properties ?? {}
  const { success = {}, error = {}, preview = {} } = messages
  const keys = (rows: string[][]) => table(['key', 'value', 'meaning'], rows)
  return {
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
    result: keys(keyRows(withoutEnvelope(success))),
    reasons: table(
      ['reason', 'when'],
      (resolve(error.properties?.['reason'] ?? {}).enum as Reason[]).map((reason) => [code(reason), reasons[reason]]),
    ),
    preview: keys(keyRows(withoutEnvelope(preview))),
  }
}

/** The text that docs/host.md should have: each table stands between `<!-- name -->` and `<!-- end of name -->`. */
export function hostPage(): string {
  return Object.entries(tables()).reduce(
    (text, [name, content]) => {
      const block = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`)
      if (!block.test(text)) throw new Error(`docs/host.md has no block <!-- ${name} --> … <!-- end of ${name} -->`)
      return text.replace(block, (_, open: string, close: string) => `${open}\n${content}\n\n${close}`)
    },
    readFileSync(page, 'utf8'),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, hostPage())
