/** The generated parts of docs/api.md, from schemas/api. */
import { type CallSchema, callSchemas, type Json, partSchemas } from '../src/sandbox/schemas.ts'

const parts = new Map(partSchemas.map((part) => [fileName(String(part['$id'])), part]))

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

const resolve = (schema: Json): Json => {
  if (!('$ref' in schema)) return schema
  const part = parts.get(fileName(String(schema['$ref'])))
  if (!part) throw new Error(`schemas/api has no ${String(schema['$ref'])}.`)
  return part
}

/** The schema that a value other than null has to fit. */
function withoutNull(schema: Json): Json {
  const options = (schema['anyOf'] as Json[] | undefined)?.filter(({ type }) => type !== 'null')
  return resolve(options?.[0] ?? schema)
}

const isNullable = ({ type, anyOf }: Json): boolean =>
  [type].flat().includes('null') || (Array.isArray(anyOf) && anyOf.some(isNullable))

function typeName(schema: Json): string {
  const value = withoutNull(resolve(schema))
  const own = [value['type']].flat().filter((type) => type !== 'null' && type !== undefined)
  const name = Array.isArray(value['enum']) ? value['enum'].map((each) => `\`${each}\``).join(', ') : own.join(' or ')
  const items = value['items'] as Json | undefined
  const type = items ? `array of ${typeName(items)}s` : name || 'any'
  return isNullable(resolve(schema)) ? `${type} or null` : type
}

interface Row {
  path: string
  schema: Json
  required: boolean
}

/** One row for each key, at any depth: `sources[].fields[].field_name`. */
function rowsOf(schema: Json, prefix = ''): Row[] {
  const value = withoutNull(resolve(schema))
  if (value['items']) return rowsOf(value['items'] as Json, `${prefix}[]`)
  const required = (value['required'] ?? []) as string[]
  return Object.entries((value['properties'] ?? {}) as Record<string, Json>).flatMap(([key, each]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`
    return [{ path, schema: each, required: required.includes(key) }, ...rowsOf(each, path)]
  })
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function keyTable(schema: Json): string {
  const rows = rowsOf(schema).map(({ path, schema: each, required }) => {
    const description = each['description'] ?? withoutNull(resolve(each))['description']
    if (typeof description !== 'string') throw new Error(`schemas/api has no description of ${path}.`)
    return [`\`${path}\``, typeName(each), required ? 'yes' : 'no', description.replace(/\|/g, '\\|')]
  })
  return table(['key', 'type', 'required', 'meaning'], rows)
}

const example = (schema: Json) => {
  const [first] = schema['examples'] as unknown[]
  return ['```json', JSON.stringify(first, null, 2), '```'].join('\n')
}

function describeCall(call: CallSchema): string {
  const { request, response } = call.properties
  const isUpload = call['x-encoding'] === 'multipart'
  const statuses = call['x-may-be-empty'] ? '200, or 204 without a body' : '200'
  const codes = call['x-errors'].map((code) => `\`${code}\``)
  return [
    `### ${call['x-path']}`,
    call.description,
    `**Request**${isUpload ? ' (multipart/form-data, with the PDFs as `files`)' : ''}`,
    keyTable(request),
    example(request),
    ...(response
      ? [`**Response** (${statuses})`, keyTable(response), example(response)]
      : ['**Response:** 204, or 200 with any body.']),
    `**Errors:** ${[...codes, 'those of every call'].join(', ')}.`,
  ].join('\n\n')
}

/** The calls that a deployer's server answers, then the sandbox's own. */
function describeCalls(): string {
  const calls = Object.values(callSchemas)
  const isOwn = (call: CallSchema) => call['x-sandbox'] === true
  return [...calls.filter((call) => !isOwn(call)), ...calls.filter(isOwn)].map(describeCall).join('\n\n')
}

interface ErrorKind {
  category: string
  statuses: number[]
  everyCall?: boolean
  description: string
}

function describeErrors(): string {
  const codes = parts.get('error.json')?.['x-codes'] as Record<string, ErrorKind>
  const pathsOf = (code: string) => {
    const calls = Object.values(callSchemas).filter((call) => call['x-errors'].includes(code))
    return calls.map((call) => `\`${call['x-path']}\``).join(', ')
  }
  const rows = Object.entries(codes).map(([code, { category, statuses, everyCall, description }]) => [
    `\`${code}\``,
    statuses.join(', '),
    `\`${category}\``,
    description,
    everyCall ? 'every call' : pathsOf(code) || 'any other address',
  ])
  return table(['`error_code`', 'status', '`error_category`', 'meaning', 'calls'], rows)
}

const sections: Readonly<Record<string, () => string>> = { errors: describeErrors, calls: describeCalls }

/** The document with its generated parts written anew. */
export function updateApiDocument(document: string): string {
  return document.replace(
    /(<!-- generated: (\w+) -->\n).*?(<!-- end -->)/gs,
    (_, start: string, name: string, end: string) => {
      const write = sections[name]
      if (!write) throw new Error(`docs/api.md has the unknown part '${name}'.`)
      return `${start}\n${write()}\n\n${end}`
    },
  )
}
