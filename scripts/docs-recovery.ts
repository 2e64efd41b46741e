/** `npm run docs:recovery`: writes docs/recovery.md from the specification's flow. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, defined, failureNames } from '../src/flow/index.ts'
import type { FailureName } from '../src/generated/flow.types.ts'
import { messageTexts } from '../src/generated/message-texts.ts'
import { withBlock } from './document-block.ts'
import { table } from './markdown-table.ts'
import { type RecoveryRow, recoveryTable } from './recovery-table.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const page = join(root, 'docs/recovery.md')
const flowFile = join(root, 'tests/specification/specification.flow.json')

/** What causes each kind; the compiler asks for a line for every new one. */
const causes = {
  refused:
    'What was sent is wrong: 400, 409, 413, 415, 422, a 4xx not named below with a text or code of the server, or any 4xx with a code about what was sent.',
  expired: '401, 403, 410 (but see refused) or the code INVALID_LINK_TOKEN: the link token is unknown or has expired.',
  limited:
    '429 (but see refused): too many requests. None of this call is sent before the time in Retry-After, at most a minute.',
  unavailable:
    '5xx, any other 4xx, no connection, a reset, a response that CORS forbids, or a redirect, which is never followed.',
  offline: 'No response, and the browser is offline.',
  'invalid-response': 'A response that is empty, cut off, no JSON, or against its schema.',
  timeout:
    '408 (but see refused), no response within 30 seconds, an upload without progress for a minute, or a list that stayed empty.',
} as const satisfies Record<FailureName, string>

const code = (text: string) => `\`${text}\``

/** Failures and codes with the same outcome are one row. */
function grouped(rows: readonly RecoveryRow[]): string[][] {
  const found = new Map<string, { failures: Set<string>; codes: Set<string> }>()
  for (const row of rows) {
    const cells = [
      code(row.place),
      code(row.effect),
      row.to === row.place ? 'stays' : code(row.to),
      sayings(row),
      keeping(row),
      nextOf(row),
      row.to === 'closed' ? 'close' : row.tells.join(', ') || 'nothing',
    ]
    const key = JSON.stringify([cells, row.code === null])
    const group = found.get(key) ?? { failures: new Set(), codes: new Set() }
    group.failures.add(row.failure)
    if (row.code !== null) group.codes.add(code(row.code))
    found.set(key, group)
  }
  return [...found].map(([key, group]) => {
    const [[place = '', call = '', ...rest]] = JSON.parse(key) as [string[]]
    return [place, call, failuresInWords(group), ...rest]
  })
}

function failuresInWords({ failures, codes }: { failures: ReadonlySet<string>; codes: ReadonlySet<string> }): string {
  const kinds = failures.size === failureNames.length ? 'each' : [...failures].join(', ')
  return codes.size === 0 ? kinds : `${kinds} with ${[...codes].join(' or ')}`
}

const sayings = ({ says }: RecoveryRow) =>
  says.length === 0
    ? 'nothing'
    : says.map((key) => (key.startsWith('failure.') ? 'its sentence' : textOf(key))).join(' ')

const textOf = (key: string) => `“${defined(messageTexts.en[key], `text ${key}`)}”`

const keeping = ({ keeps, kind }: RecoveryRow) => (kind === 'call' ? (keeps ? 'what was typed' : 'nothing') : '–')

function nextOf({ offers, kind, place, to, failure, says }: RecoveryRow): string {
  const readAgain = kind === 'read' && to === place && failure !== 'expired' ? ['read again'] : []
  // The report screen offers neither: what is sent with this token fails, too.
  const isReport = says.includes('error-submit-email.heading') && failure === 'expired'
  const useful = offers.filter((event) => !(isReport && ['TRY_AGAIN', 'SUBMIT_EMAIL'].includes(event)))
  return [...readAgain, ...useful.map(code), ...(to === 'closed' ? [] : ['leave'])].join(', ') || 'nothing'
}

/** The text that docs/recovery.md should have. */
export function recoveryPage(): string {
  const { flow } = compile(JSON.parse(readFileSync(flowFile, 'utf8')))
  const rows = recoveryTable(defined(flow, 'sound flow'))
  const head = ['place', 'call', 'failure', 'leads to', 'says', 'keeps', 'next', 'the host hears']
  const kinds = Object.entries(causes).map(([name, cause]) => [
    code(name),
    cause,
    name === 'refused' ? 'The screen has a sentence of its own.' : textOf(`failure.${name}`),
  ])
  const blocks = {
    kinds: table(['failure', 'cause', 'its sentence'], kinds),
    calls: table(head, grouped(rows.filter(({ kind }) => kind === 'call'))),
    reads: table(head, grouped(rows.filter(({ kind }) => kind === 'read'))),
    polls: table(head, grouped(rows.filter(({ kind }) => kind === 'poll'))),
  }
  return Object.entries(blocks).reduce(
    (text, [name, content]) => withBlock(text, name, content),
    readFileSync(page, 'utf8'),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, recoveryPage())
