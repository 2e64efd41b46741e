/** The specification's flow for tests: a copy, a copy with edits by JSON pointer, and compiled. */
import {
  type CompiledFlow,
  childPointer,
  compile,
  pointerSegments,
  readInputs,
  type Values,
} from '../../src/flow/index.ts'
import { compileFlowTests, type FlowTests, testProblemInWords } from '../../src/flow-tests/index.ts'
import type { FlowTests as FlowTestsDefinition } from '../../src/generated/flow-tests.types.ts'
import { specification } from './specification.ts'

/** A fresh copy of the specification's flow. */
export const connectDefinition = (): unknown => JSON.parse(specification.flow.text)

/** As a value of an edit: removes the node. */
export const absent = Symbol('absent')

/** Sets the node at a JSON pointer in place, or adds it. */
export function edit(document: unknown, pointer: string, value: unknown): unknown {
  const keys = pointerSegments(pointer)
  const last = keys.pop()
  if (last === undefined) return value
  const parent = keys.reduce((node, key) => (node as Record<string, unknown>)[key], document)
  if (value !== absent) {
    Object.defineProperty(parent, last, { value, configurable: true, enumerable: true, writable: true })
  } else if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else delete (parent as Record<string, unknown>)[last]
  return document
}

/** The specification's flow with some nodes edited. */
export const edited = (edits: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(edits).reduce((document, [pointer, value]) => edit(document, pointer, value), connectDefinition())

/** Every pointer of a document, the root's ('') included. */
export function pointersOf(node: unknown, at = ''): string[] {
  if (typeof node !== 'object' || node === null) return [at]
  const inside = Object.entries(node).flatMap(([key, value]) => pointersOf(value, childPointer(at, key)))
  return [at, ...inside]
}

/** A definition that must compile. */
export function compiled(definition: unknown): CompiledFlow {
  const { flow, problems } = compile(definition)
  if (!flow) throw new Error(JSON.stringify(problems, null, 2))
  return flow
}

export const connectFlow = compiled(connectDefinition())

/** A fresh copy of the specification's flow tests. */
export const connectTestsDefinition = (): FlowTestsDefinition => JSON.parse(specification.tests.text)

/** Flow tests that must compile. */
export function compiledTests(definition: unknown, flow = connectFlow): FlowTests {
  const { tests, problems } = compileFlowTests(flow, definition)
  if (!tests)
    throw new Error(problems.map((each) => `${each.pointer}: ${testProblemInWords(each, definition)}`).join('\n'))
  return tests
}

export const connectTests = compiledTests(connectTestsDefinition())

/** Inputs of a session: the flow's defaults, changed where given. */
export const inputsWith = (changes: Values = {}, flow = connectFlow): Values => ({
  ...readInputs(flow, { client: {}, session: {}, split: {} }),
  ...changes,
})
