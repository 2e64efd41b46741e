/** Flows, their tests, and what their screens send. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import { root, writeGenerated } from './files.ts'
import { writeShape } from './shape.ts'
import { withoutRefDescriptions, writeTypes } from './types.ts'

export async function writeFlow(schema: AnySchemaObject) {
  const bare = withoutMessageKeys(schema)
  await writeTypes('flow', withForms(bare))
  const shape = await writeShape('flow', bare)
  await writeNames(bare, createHash('sha256').update(shape).digest('hex').slice(0, 12))
}

/** What the first screen needs of the shape: a name for it, and two of its lists. */
async function writeNames({ definitions }: AnySchemaObject, shapeId: string) {
  const list = (name: string) => `export const ${name}s = ${JSON.stringify(definitions[name].enum)} as const\n`
  const id = `export const flowShapeId = '${shapeId}'\n`
  await writeGenerated('flow.names.ts', [id, list('languageName'), list('failureName')].join(''))
}

/** Message keys are for editors: the linter reports an unknown one, so that the widget needs no list of them. */
function withoutMessageKeys(schema: AnySchemaObject): AnySchemaObject {
  const keep = (key: string, value: unknown) =>
    key === 'propertyNames' && JSON.stringify(value).includes('message-keys') ? undefined : value
  return JSON.parse(JSON.stringify(schema, keep)) as AnySchemaObject
}

/** The flow's schema says little about the forms that the build puts in; its types say everything. */
function withForms(schema: AnySchemaObject): AnySchemaObject {
  const inlinedForm = { tsType: `import('./form.types.ts').FormDefinition` }
  return { ...schema, definitions: { ...schema['definitions'], inlinedForm } }
}

/** References to the schema of the flow become imports of its types, and of its shape for `checkShape`. */
export async function writeFlowTests(schema: AnySchemaObject, flowSchema: AnySchemaObject) {
  const types = JSON.stringify(withoutRefDescriptions(schema)).replace(
    /{"\$ref":"flow\.schema\.json#\/definitions\/(\w+)"}/g,
    (_, name: string) =>
      JSON.stringify({ tsType: `import('./flow.types.ts').${flowSchema['definitions'][name].title}` }),
  )
  await writeTypes('flow-tests', JSON.parse(types) as object)
  const text = JSON.stringify(schema).replaceAll('flow.schema.json#', '#')
  await writeShape('flow-tests', JSON.parse(text) as AnySchemaObject)
}

/** What the screens send, ask, read and show, for tools that check a flow without screens. */
export async function writeScreens() {
  const table = await readFile(join(root, 'schemas/screens.json'), 'utf8')
  const types = `import type { EventName, ReadName, ScreenName } from './flow.types.ts'\n`
  const row =
    '{ sends: readonly EventName[]; asks: readonly EventName[]; reads: readonly ReadName[]; texts: readonly string[]; withoutNetwork?: boolean }'
  await writeGenerated(
    'screens.ts',
    `${types}export const screens: Readonly<Record<ScreenName | 'frame' | 'overlay', ${row}>> = ${table.trim()}\n`,
  )
  await writeGenerated(
    'screens.names.ts',
    `export const screensWithoutNetwork = ${JSON.stringify(withoutNetwork(JSON.parse(table)))} as const\n`,
  )
}

/** Screens that must be there when nothing can be loaded any more. */
const withoutNetwork = (table: Record<string, { withoutNetwork?: boolean }>) =>
  Object.keys(table).filter((screen) => table[screen]?.withoutNetwork)
