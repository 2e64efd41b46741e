import { childPointer } from '../flow/index.ts'
import type * as definition from '../generated/flow-tests.types.ts'
import type { TestContext } from './context.ts'
import type { Invariant, Never } from './model.ts'

export function compileInvariant(
  { id, description, never, always }: definition.Invariant,
  pointer: string,
  context: TestContext,
): Invariant[] {
  const named = { id, description, pointer }
  if (never && !always)
    return [{ ...named, kind: 'never', never: compileNever(never, childPointer(pointer, 'never'), context) }]
  if (always && !never) {
    const reach = context.places(always.reach, childPointer(pointer, 'always', 'reach'), ['@close'])
    return [{ ...named, kind: 'always', reach }]
  }
  context.report({ code: 'never-or-always', pointer, id, hasBoth: never !== undefined })
  return []
}

const entering = { '@next': 'next', '@back': 'back' } as const

function compileNever(never: definition.Never, pointer: string, context: TestContext): Never {
  const { without = [] } = never
  const steps = Object.keys(context.flow.definition.steps)
  for (const [index, step] of [without].flat().entries())
    context.checkName(step, steps, childPointer(pointer, 'without', ...(Array.isArray(without) ? [index] : [])))
  return {
    at: context.places(never.at, childPointer(pointer, 'at')),
    without: [without].flat(),
    entering: never.entering === undefined ? null : entering[never.entering],
    test: context.optionalTest(never.if, childPointer(pointer, 'if'), 'state'),
    definition: never,
  }
}
