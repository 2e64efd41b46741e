/** Writes src/generated from schemas/ and locales/: types, validators, compiled messages. */
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Ajv, type AnySchemaObject, type Options } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { compile as compileTypes, type JSONSchema } from 'json-schema-to-typescript'
import { formats } from '../src/forms/formats.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(root, 'src/generated')
const banner = '// Written by `npm run generate` from schemas/ and locales/. Change those instead.\n'

async function readSchemas(folder: string, ending = '.json'): Promise<Map<string, AnySchemaObject>> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith(ending)).sort()
  const entries = names.map(async (name) => {
    const text = await readFile(join(root, folder, name), 'utf8')
    return [basename(name, '.json'), JSON.parse(text) as AnySchemaObject] as const
  })
  return new Map(await Promise.all(entries))
}

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Removes descriptions beside a `$ref`, which are for editors and would create a second type of the same shape. */
function withoutRefDescriptions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutRefDescriptions)
  if (node === null || typeof node !== 'object') return node
  if ('$ref' in node && typeof node.$ref === 'string') return { $ref: node.$ref }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutRefDescriptions(value)]))
}

async function writeTypes(name: string, schema: object, cwd: string) {
  const types = await compileTypes(withoutRefDescriptions(schema) as JSONSchema, name, {
    cwd,
    additionalProperties: false,
    bannerComment: banner,
    format: false,
    ignoreMinAndMaxItems: true,
    // No part of a flow refers to `failureName`, because conditions compare it with literals.
    unreachableDefinitions: true,
  })
  await writeFile(join(out, `${name}.types.ts`), types)
}

/** The flow's schema says little about the forms that the build puts in; its types say everything. */
function withForms(schema: AnySchemaObject): AnySchemaObject {
  const inlinedForm = { tsType: `import('./form.types.ts').FormDefinition` }
  return { ...schema, definitions: { ...schema['definitions'], inlinedForm } }
}

/** Only the position of an error is reported; its other parts would add the schema to the bundle. */
const withShortErrors = (code: string) => code.replace(/,schemaPath:"[^"]*"/g, '').replace(/,params:\{[^{}]*\}/g, '')

/** Of the schemas beside its code a check in the browser needs only the keys of large objects. */
const withShortSchemas = (code: string) =>
  code.replace(/const (schema\d+) = (\{.*?\});(?=const |function |export )/g, (_, name: string, json: string) => {
    const { properties = {} } = JSON.parse(json) as AnySchemaObject
    const keys = Object.fromEntries(Object.keys(properties).map((key) => [key, 0]))
    return `const ${name} = ${JSON.stringify({ properties: keys })};`
  })

/** Ajv's standalone code calls `require` for its helpers; this turns the calls into imports. */
function toModule(code: string): string {
  const imports = new Map<string, string>()
  const body = code.replace(/require\("(ajv\/dist\/runtime\/(\w+))"\)\.default/g, (_, path: string, helper: string) => {
    imports.set(helper, `import ${helper}Module from '${path}.js'\n`)
    return `(${helper}Module.default ?? ${helper}Module)`
  })
  if (body.includes('require(')) throw new Error('generate: a validator still calls require; extend toModule')
  return `${banner}${[...imports.values()].join('')}${body}`
}

/** Removes examples and the table of error codes, which are for the documentation, from a validator. */
function withoutDocumentation<Node>(node: Node): Node {
  const documentation = ['examples', 'x-codes']
  const keep = (key: string, value: unknown) => (documentation.includes(key) ? undefined : value)
  return JSON.parse(JSON.stringify(node, keep)) as Node
}

async function writeValidators(
  file: string,
  exports: Record<string, string>,
  schemas: AnySchemaObject[],
  options: Options = {},
) {
  const ajv = new Ajv({
    ...options,
    schemas: withoutDocumentation(schemas),
    formats,
    code: { source: true, esm: true },
    messages: false,
    allErrors: file === 'forms',
    strictTypes: false,
    keywords: ['x-path', 'x-encoding', 'x-sandbox', 'x-errors', 'x-may-be-empty'],
  })
  const names = Object.keys(exports)
  const code = standaloneCode(ajv, exports)
  await writeFile(
    join(out, `${file}.validators.js`),
    `${toModule(/^(responses-|incoming)/.test(file) ? withShortSchemas(withShortErrors(code)) : code)}\nexport const checks = { ${names.join(', ')} }\n`,
  )
  const table = names.map((name) => `  ${name}: Check\n`).join('')
  const declared = `${names.map((name) => `export declare const ${name}: Check\n`).join('')}export declare const checks: {\n${table}}\n`
  const check = `import type { ErrorObject } from 'ajv'\ntype Check = { (body: unknown): boolean; errors?: ErrorObject[] | null }\n`
  await writeFile(join(out, `${file}.validators.d.ts`), `${banner}${check}${declared}`)
}

/** A schema without descriptions and other annotations: what a check in the browser needs. */
function bare(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bare)
  if (node === null || typeof node !== 'object') return node
  const annotations = ['description', 'title', '$schema', '$id', 'default']
  const isSchema =
    ['type', '$ref', 'enum', 'description', 'const'].some(
      (key) => key in node && typeof (node as Record<string, unknown>)[key] !== 'object',
    ) || 'enum' in node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(isSchema && annotations.includes(key) && typeof value !== 'object'))
      .map(([key, value]) => [key, bare(value)]),
  )
}

async function writeShape(name: string, schema: AnySchemaObject) {
  const value = JSON.stringify(bare(schema))
  await writeFile(join(out, `${name}.shape.ts`), `${banner}export const ${camel(name)}Shape = ${value} as const\n`)
}

/** Keys of a flow that a variant can't change. */
const fixedKeys = ['$schema', 'name', 'base', 'forms']

/**
 * The schema of a merge, for editors: a flow in which everything is optional and null removes a key. It is written to
 * schemas/, where editors find it.
 */
async function writeMergeSchema(flow: AnySchemaObject) {
  const { required: _, properties, definitions, ...rest } = flow
  const schema = {
    ...rest,
    $id: 'flow-merge.schema.json',
    title: 'FlowMerge',
    description: 'What differs, merged into the flow (RFC 7396): null removes a key, a list replaces a list.',
    properties: withoutKeys(nullable(properties), fixedKeys),
    definitions: Object.fromEntries(
      Object.entries<AnySchemaObject>(definitions).map(([name, definition]) => [name, partial(definition)]),
    ),
  }
  await writeFile(join(root, 'schemas/flow-merge.schema.json'), `${JSON.stringify(schema, null, 2)}\n`)
}

const withoutKeys = (node: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)))

/** Nothing is required in a part of a document, and null removes a key. Lists are replaced as a whole. */
const nullable = (schemas: Readonly<Record<string, AnySchemaObject>>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, { anyOf: [partial(schema), { type: 'null' }] }]),
  )

function partial(schema: AnySchemaObject): object {
  const { required: _, minProperties: __, ...rest } = schema
  const { properties, additionalProperties } = schema
  return {
    ...rest,
    ...(properties && { properties: nullable(properties) }),
    ...(typeof additionalProperties === 'object' && nullable({ additionalProperties })),
  }
}

/** What a merge contains is checked in the merged flow. */
async function writeVariant(schema: AnySchemaObject, flow: AnySchemaObject) {
  const keys = Object.keys(withoutKeys(flow['properties'], fixedKeys))
  const merge = {
    type: 'object',
    description: flow['description'],
    propertyNames: { type: 'string', enum: keys },
    additionalProperties: true,
  }
  const own = { ...schema, properties: { ...schema['properties'], merge } }
  await writeTypes('flow-variant', own, join(root, 'schemas/'))
  await writeShape('flow-variant', own)
}

/** References to the schema of the flow become imports of its types, and of its shape for `checkShape`. */
async function writeFlowTests(schema: AnySchemaObject, flowSchema: AnySchemaObject) {
  const types = JSON.stringify(withoutRefDescriptions(schema)).replace(
    /{"\$ref":"flow\.schema\.json#\/definitions\/(\w+)"}/g,
    (_, name: string) =>
      JSON.stringify({ tsType: `import('./flow.types.ts').${flowSchema['definitions'][name].title}` }),
  )
  await writeTypes('flow-tests', JSON.parse(types) as object, join(root, 'schemas/'))
  const text = JSON.stringify(schema).replaceAll('flow.schema.json#', '#')
  await writeShape('flow-tests', JSON.parse(text) as AnySchemaObject)
}

/** What the screens send, ask and read, for tools that check a flow without screens. */
async function writeScreens() {
  const table = await readFile(join(root, 'schemas/screens.json'), 'utf8')
  const types = `import type { EventName, ReadName, ScreenName } from './flow.types.ts'\n`
  const row = '{ sends: readonly EventName[]; asks: readonly EventName[]; reads: readonly ReadName[] }'
  await writeFile(
    join(out, 'screens.ts'),
    `${banner}${types}export const screens: Readonly<Record<ScreenName | 'frame' | 'overlay', ${row}>> = ${table.trim()}\n`,
  )
}

/**
 * The same schema, but without unknown keys: with `removeAdditional` its check removes them from a body. Annotations are
 * removed, because the check contains the schema of an object with many keys.
 */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (node === null || typeof node !== 'object') return node
  const schema = node as AnySchemaObject
  const isAnnotation = (key: string, value: unknown) => /^(title|description)$/.test(key) && typeof value === 'string'
  const entries = Object.entries(schema)
    .filter(([key, value]) => !isAnnotation(key, value))
    .map(([key, value]) => [key, closed(value)])
  const additionalProperties = schema['additionalProperties'] ?? false
  return Object.fromEntries(
    schema['properties'] ? [...entries, ['additionalProperties', additionalProperties]] : entries,
  )
}

/** Schemas of list items: an invalid item is left out of its list. */
const listItems = {
  source: 'api/parts/source.json',
  account: 'api/parts/account.json',
  method: 'api/parts/mfa-method.json',
}

/** Calls before the first screen; the checks of other calls load when they are needed. */
const startCalls = ['info', 'sources', 'status']

async function generateApi() {
  const calls = await readSchemas('schemas/api')
  const parts = await readSchemas('schemas/api/parts')
  const properties = Object.fromEntries(
    [...calls].map(([name, call]) => [
      camel(name),
      {
        type: 'object',
        description: call['description'] as string,
        required: ['request', 'response'],
        properties: {
          request: call['properties'].request as object,
          response: (call['properties'].response as object | undefined) ?? { tsType: 'void' },
        },
      },
    ]),
  )
  const extra = { ErrorBody: { $ref: 'parts/error.json' } }
  await writeTypes(
    'api',
    { title: 'Calls', type: 'object', required: Object.keys(properties), properties: { ...properties, ...extra } },
    join(root, 'schemas/api/'),
  )
  const maybeEmpty = [...calls].filter(([, call]) => call['x-may-be-empty']).map(([name]) => camel(name))
  const paths = [...calls].map(([name, call]) => [
    camel(name),
    { path: call['x-path'] as string, multipart: call['x-encoding'] === 'multipart' },
  ])
  await writeFile(
    join(out, 'api.paths.ts'),
    `${banner}export const paths = ${JSON.stringify(Object.fromEntries(paths), null, 2)} as const

export const mayBeEmpty: readonly (keyof typeof paths)[] = ${JSON.stringify(maybeEmpty)}\n`,
  )
  const all = [...calls.values(), ...parts.values()]
  const refs = (part: string, sandbox: boolean) =>
    Object.fromEntries(
      [...calls]
        .filter(([, call]) => part in call['properties'] && (sandbox || !call['x-sandbox']))
        .map(([name, call]) => [camel(name), `${call['$id']}#/properties/${part}`]),
    )
  const responses = Object.entries(refs('response', false))
  await writeValidators('responses', Object.fromEntries(responses), all)
  const { source, ...laterItems } = listItems
  const atStart = Object.fromEntries(responses.filter(([name]) => startCalls.includes(name)))
  const later = Object.fromEntries(responses.filter(([name]) => !startCalls.includes(name)))
  const known = all.map((schema) => closed(schema) as AnySchemaObject)
  await writeValidators('responses-start', { ...atStart, source }, known, { removeAdditional: 'failing' })
  await writeValidators('responses-later', { ...later, ...laterItems }, known, { removeAdditional: 'failing' })
  await writeValidators('requests', refs('request', true), all)
}

async function generateForms() {
  const forms = await readSchemas('schemas/forms')
  await writeValidators(
    'forms',
    Object.fromEntries([...forms].map(([name, form]) => [camel(name), form['$id'] as string])),
    [...forms.values()],
  )
  const table = Object.fromEntries([...forms].map(([name, form]) => [camel(name), bare(form)]))
  await writeFile(
    join(out, 'forms.schemas.ts'),
    `${banner}export const formSchemas = ${JSON.stringify(table, null, 2)} as const\n`,
  )
}

/** The validator of messages from the host. */
async function generateIncoming() {
  const parts = [await readSchemas('schemas/api'), await readSchemas('schemas/api/parts'), top]
  const schemas = parts.flatMap((part) => [...part.values()])
  await writeValidators('incoming', { preview: 'messages.schema.json#/properties/preview' }, schemas)
}

/** Parses the messages, so that the widget needs no ICU parser. */
async function generateMessages() {
  const formatjs = join(root, 'node_modules/.bin/formatjs')
  await promisify(execFile)(formatjs, [
    'compile-folder',
    '--ast',
    '--format',
    'simple',
    join(root, 'locales'),
    join(out, 'locales'),
  ])
}

await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
const top = await readSchemas('schemas', '.schema.json')
const [flow, flowVariant, flowTests, config, messages, form] = [
  'flow',
  'flow-variant',
  'flow-tests',
  'config',
  'messages',
  'form',
].map((name) => top.get(`${name}.schema`)!)
await Promise.all([
  generateApi(),
  generateForms(),
  generateMessages(),
  writeTypes('flow', withForms(flow!), join(root, 'schemas/')),
  writeTypes('form', form!, join(root, 'schemas/')),
  writeTypes('config', config!, join(root, 'schemas/')),
  writeTypes('messages', messages!, join(root, 'schemas/')),
  generateIncoming(),
  writeShape('flow', flow!),
  writeShape('form', form!),
  writeVariant(flowVariant!, flow!),
  writeMergeSchema(flow!),
  writeFlowTests(flowTests!, flow!),
  writeScreens(),
  writeShape('config', config!),
])
