/** Writes src/generated from schemas/, locales/ and the tokens of src/ui: types, validators, compiled messages, styles. */
import { mkdir, rm } from 'node:fs/promises'
import { defined } from '../src/flow/defined.ts'
import { writeApi } from './generate/api.ts'
import { out, readSchemas } from './generate/files.ts'
import { writeFlow, writeFlowTests, writeScreens } from './generate/flow.ts'
import { writeForms } from './generate/forms.ts'
import { writeLocales, writeMessageTexts } from './generate/locales.ts'
import { writeMessageChecks } from './generate/message-checks.ts'
import { writeShape } from './generate/shape.ts'
import { writeTokens } from './generate/tokens.ts'
import { writeTypes } from './generate/types.ts'
import { writeMergeSchema, writeVariant } from './generate/variant.ts'

await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
const top = await readSchemas('schemas', '.schema.json')
const schemaOf = (name: string) => defined(top.get(`${name}.schema`), `schema of ${name}`)
const flow = schemaOf('flow')
await Promise.all([
  writeApi(),
  writeForms(),
  writeLocales(),
  writeMessageTexts(),
  writeMessageChecks(top),
  writeFlow(flow),
  writeFlowTests(schemaOf('flow-tests'), flow),
  writeVariant(schemaOf('flow-variant'), flow),
  writeMergeSchema(flow),
  writeScreens(),
  writeTokens(),
  writeTypes('messages', schemaOf('messages')),
  ...['form', 'config'].flatMap((name) => [writeTypes(name, schemaOf(name)), writeShape(name, schemaOf(name))]),
])
