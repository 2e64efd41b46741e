/**
 * What product promises of every run, with each name resolved to places. Read before a flow ships and never by the
 * widget: `compile` leaves it alone.
 */
import { assertShape } from '../generated/assert.shape.ts'
import { flowShape } from '../generated/flow.shape.ts'
import type { Assertion as Definition, Lead as LeadDefinition } from '../generated/flow.types.ts'
import { duration } from './compile.ts'
import { createConditionCompiler } from './conditions.ts'
import { readInputs } from './fields.ts'
import type { CompiledFlow, Test, Values } from './model.ts'
import { placesOf } from './places.ts'
import { childPointer } from './pointer.ts'
import type { Problem } from './problem.ts'
import { checkShape, type Shape } from './shape.ts'
import { suggest } from './suggest.ts'

export interface Assertion {
  id: string
  pointer: string
  never: Never | null
  /** Of which one can be reached from everywhere. */
  always: Named | null
  leads: readonly Lead[]
}

export interface Never {
  /** Ids of places, by the name that stands for them. */
  at: Named
  /** Steps. */
  without: readonly string[]
  entering: 'next' | 'back' | null
  test: Test | null
}

export interface Lead {
  pointer: string
  /** null: wherever it happens. */
  at: Named | null
  on: string
  test: Test | null
  /** Inputs of the one client that is meant, a thing given for any; null: all are. */
  given: Values | null
  /** Places, or `@stay`, `@exit`, `@close` as they are. */
  to: Named
  says: NonNullable<LeadDefinition['says']> | null
  calls: string | null
  reads: string | null
  afterMs: number | null
  shows: string | null
  route: string | null
  history: string | null
  /** What holds afterwards. */
  with: Test | null
}

/** What is written → the places it stands for; a goal stands for itself. */
export type Named = ReadonlyMap<string, readonly string[]>

const shape: Shape = {
  ...(assertShape as Shape),
  definitions: { ...(flowShape as Shape).definitions, ...(assertShape as Shape).definitions },
}

export function compileAssertions(flow: CompiledFlow): { assertions: Assertion[]; problems: Problem[] } {
  const { definition, inputs, data } = flow
  const problems = checkShape(shape, definition.assert ?? []).map((problem) => ({
    ...problem,
    pointer: `/assert${problem.pointer}`,
  }))
  if (problems.length > 0) return { assertions: [], problems }
  const report = (problem: Problem) => problems.push(problem)
  const { test } = createConditionCompiler(definition.conditions, { in: inputs, data }, report)
  const steps = Object.keys(definition.steps)

  function unknown(name: string, known: readonly string[], pointer: string) {
    report({ code: 'unknown-name', pointer, kind: 'flow-test-name', name, suggestion: suggest(name, known) })
  }

  function named(written: string | readonly string[], pointer: string, goals: readonly string[] = []): Named {
    return new Map(
      [written].flat().map((name, index) => {
        const found = goals.includes(name) ? [name] : placesOf(definition, name)
        const known = [...goals, ...steps.flatMap((step) => [step, ...placesOf(definition, step)])]
        if (found.length === 0)
          unknown(name, known, typeof written === 'string' ? pointer : childPointer(pointer, index))
        return [name, found]
      }),
    )
  }

  function never({ at, without = [], entering, if: when }: NonNullable<Definition['never']>, pointer: string): Never {
    const passed = [without].flat()
    for (const [index, step] of passed.entries())
      if (!steps.includes(step)) unknown(step, steps, `${pointer}/without${Array.isArray(without) ? `/${index}` : ''}`)
    return {
      at: named(at, childPointer(pointer, 'at')),
      without: passed,
      entering: entering === undefined ? null : entering === '@next' ? 'next' : 'back',
      test: when === undefined ? null : test(when, childPointer(pointer, 'if')),
    }
  }

  function client({ client: info = {}, session = {} }: NonNullable<LeadDefinition['given']>, pointer: string): Values {
    const known = inputs.map(({ from = '' }) => from)
    for (const [root, keys] of Object.entries({ client: info, session }))
      for (const key of Object.keys(keys))
        if (!known.includes(`${root}.${key}`))
          unknown(`${root}.${key}`, known, childPointer(childPointer(pointer, root), key))
    return readInputs(flow, { client: info, session })
  }

  function lead(
    { at, on, if: when, given, to, says, calls, reads, after, shows, route, history, with: holds }: LeadDefinition,
    pointer: string,
  ): Lead {
    const [kind, name = ''] = on.split(' ')
    const about = kind === 'status' ? statuses : kind === on && /^[A-Z]/.test(on) ? events : null
    if (about && !about.includes(name || on)) unknown(name || on, about, childPointer(pointer, 'on'))
    if (calls !== undefined && !callNames.includes(calls)) unknown(calls, callNames, childPointer(pointer, 'calls'))
    if (reads !== undefined && !readNames.includes(reads)) unknown(reads, readNames, childPointer(pointer, 'reads'))
    return {
      pointer,
      at: at === undefined ? null : named(at, childPointer(pointer, 'at')),
      on,
      test: when === undefined ? null : test(when, childPointer(pointer, 'if')),
      given: given === undefined ? null : client(given, childPointer(pointer, 'given')),
      to: named(to, childPointer(pointer, 'to'), ['@stay', '@exit', '@close']),
      says: says ?? null,
      calls: calls ?? null,
      reads: reads ?? null,
      afterMs: after === undefined ? null : duration(definition, after, childPointer(pointer, 'after'), report),
      shows: shows ?? null,
      route: route ?? null,
      history: history ?? null,
      with: holds === undefined ? null : test(holds, childPointer(pointer, 'with')),
    }
  }

  const assertions = (definition.assert ?? []).map((assertion, index): Assertion => {
    const pointer = `/assert/${index}`
    const leads = assertion.leads ?? []
    return {
      id: assertion.id,
      pointer,
      never: assertion.never ? never(assertion.never, childPointer(pointer, 'never')) : null,
      always: assertion.always ? named(assertion.always.reach, `${pointer}/always/reach`, ['@close']) : null,
      leads: Array.isArray(leads)
        ? leads.map((each, at) => lead(each, `${pointer}/leads/${at}`))
        : [lead(leads, childPointer(pointer, 'leads'))],
    }
  })
  return { assertions, problems }
}

const { eventName, statusName, callName, readName } = flowShape.definitions
const callNames: readonly string[] = ['nothing', ...callName.enum]
const readNames: readonly string[] = ['nothing', ...readName.enum]
const events: readonly string[] = eventName.enum
const statuses: readonly string[] = statusName.enum
