import { childPointer, duration, readInputs, type Values } from '../flow/index.ts'
import { flowShape } from '../generated/flow.shape.ts'
import type * as definition from '../generated/flow-tests.types.ts'
import { compileOn } from './compile-on.ts'
import type { TestContext } from './context.ts'
import type { Row } from './model.ts'

const { callName, readName } = flowShape.definitions

export function compileRow(row: definition.Row, pointer: string, context: TestContext): Row {
  const { checkName } = context
  const at = (key: keyof definition.Row) => childPointer(pointer, key)
  if (row.calls !== undefined) checkName(row.calls, ['nothing', ...callName.enum], at('calls'))
  if (row.reads !== undefined) checkName(row.reads, ['nothing', ...readName.enum], at('reads'))
  return {
    pointer,
    definition: row,
    at: row.at === undefined ? null : context.places(row.at, at('at')),
    on: compileOn(row.on, at('on'), context),
    test: context.optionalTest(row.if, at('if'), 'event'),
    given: row.given === undefined ? null : compileGiven(row.given, at('given'), context),
    goesTo: context.places(row.goesTo, at('goesTo'), ['@stay', '@exit', '@close', ...context.overlays]),
    emits: row.emits ?? null,
    calls: row.calls ?? null,
    reads: row.reads ?? null,
    after: compileDelay(row.after, at('after'), context),
    shows: row.shows ?? null,
    route: row.route ?? null,
    history: row.history ?? null,
    with: context.optionalTest(row.with, at('with'), 'event'),
  }
}

function compileGiven(
  { client = {}, session = {}, split = {} }: definition.Given,
  pointer: string,
  context: TestContext,
): Values {
  const known = context.flow.inputs.map(({ from }) => `${from.root}.${from.key}`)
  for (const [root, keys] of Object.entries({ client, session, split }))
    for (const key of Object.keys(keys)) context.checkName(`${root}.${key}`, known, childPointer(pointer, root, key))
  return readInputs(context.flow, { client, session, split })
}

/** Only checks the name of a setting: its value depends on the variants of a client. */
function compileDelay(after: definition.Row['after'], pointer: string, { flow, report }: TestContext): Row['after'] {
  if (after === undefined) return null
  duration(flow.definition, after, pointer, report)
  return after as Row['after']
}
