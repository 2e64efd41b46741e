/** A definition of a sound shape → a compiled flow, or every problem found in it. */
import type { FlowDefinition } from '../generated/flow.types.ts'
import { childPointer, joinPointers } from '../pointer/index.ts'
import { compileAnswers } from './answers.ts'
import type { CompileResult } from './compile-result.ts'
import { createConditionCompiler } from './conditions.ts'
import { compileData, compileInputs } from './fields.ts'
import { mergePatch, pointerInMerge } from './merge.ts'
import type { CompiledFlow, Overlay, PathStep, Values } from './model.ts'
import { compilePage } from './page.ts'
import { createPlaceResolver, entryOf } from './place-names.ts'
import { compilePlaces, placesByState } from './places.ts'
import type { Problem } from './problem.ts'
import { compileTarget, type RuleContext } from './rules.ts'
import { suggest } from './suggest.ts'

/** What is wrong with the shape of a definition. */
type ShapeCheck = (definition: unknown) => Problem[]

/** Never throws, if the check finds what is misshapen: `compileSound` is for what has been checked before. */
export function compileWith(check: ShapeCheck, definition: unknown): CompileResult {
  const misshapen = check(definition)
  if (misshapen.length > 0) return { flow: null, problems: misshapen }
  const sound = definition as FlowDefinition
  const again = (merged: unknown) => compileWith(check, merged)
  const own: Problem[] = []
  // A step that the path misspells is off the path too: the misspelling is the problem.
  const isPathKnown = sound.path.every((step) => Object.hasOwn(sound.steps, step))
  const flow = assemble(sound, (problem) => {
    if (isPathKnown || problem.code !== 'off-path') own.push(problem)
  })
  const { variants = [], ...base } = sound
  const ofVariants = variants.flatMap((variant, index) =>
    problemsOfVariant(again(mergePatch(base, variant.merge)).problems, variant, index, own),
  )
  const problems = [...own, ...ofVariants]
  return problems.length > 0
    ? { flow: null, problems }
    : { flow: { ...flow, again: (merged) => again(merged).flow }, problems: [] }
}

export const compileSound = (definition: FlowDefinition): CompileResult => compileWith(() => [], definition)

/** What is wrong with the merged flow and not with the flow itself, each at its place in the merge. */
function problemsOfVariant(
  found: readonly Problem[],
  { id, merge }: NonNullable<FlowDefinition['variants']>[number],
  index: number,
  known: readonly Problem[],
): Problem[] {
  return found.flatMap((problem) => {
    const { code, pointer } = problem
    if (known.some((other) => other.code === code && other.pointer === pointer)) return []
    const removed = code === 'missing-keys' && problem.keys.length === 1 ? problem.keys[0] : undefined
    const written = pointerInMerge(merge, removed === undefined ? pointer : childPointer(pointer, removed))
    return [
      {
        ...problem,
        pointer: joinPointers(childPointer('/variants', index, 'merge'), written),
        variant: { id, pointer },
      },
    ]
  })
}

function assemble(definition: FlowDefinition, report: (problem: Problem) => void): Omit<CompiledFlow, 'again'> {
  const { variants = [], ...base } = definition
  const { start = [] } = definition
  const inputs = compileInputs(definition.inputs, report)
  const data = compileData(definition.data, inputs, report)
  const forms = definition.forms ?? {}
  const known = [...data, ...compileAnswers(forms)]
  const conditions = createConditionCompiler(definition.conditions, { in: inputs, data: known }, report)
  const withoutFailures: RuleContext = {
    inputs,
    data,
    conditions,
    forms,
    report,
    place: createPlaceResolver(definition, report),
    duration: (value, pointer) => duration(definition, value, pointer, report),
    failedCalls: [],
    calls: {},
    rules: {},
  }
  for (const name of Object.keys(definition.conditions)) conditions.test(name, childPointer('/conditions', name))
  const ofWholeFlow = { step: null, onPath: false }
  const failuresOf = (kind: 'calls' | 'reads') =>
    compileTarget(definition.failures?.[kind] ?? [], ofWholeFlow, childPointer('/failures', kind), withoutFailures)
  const failures = { calls: failuresOf('calls'), reads: failuresOf('reads') }
  const context = { ...withoutFailures, failedCalls: failures.calls }
  const overlays = Object.entries(definition.overlays).map(([id, overlay]): Overlay => {
    const on = Object.entries(overlay.on).map(([event, to]) => [event, to === '@close' ? 'close' : 'stay'] as const)
    const { screen, opensOn, words = null } = overlay
    return { id, screen, opensOn, on: Object.fromEntries(on), words }
  })
  const path = compilePath(definition, context)
  const places = compilePlaces(definition, path, context)
  return {
    name: definition.name,
    base: definition.base ?? null,
    version: definition.version,
    settings: definition.settings,
    page: compilePage(definition, report),
    words: definition.words ?? null,
    inputs,
    data: known,
    forms,
    failures,
    start: compileTarget(start, ofWholeFlow, '/start', context),
    path,
    places,
    placeAt: placesByState(places),
    overlays,
    calls: context.calls,
    rules: context.rules,
    variants: variants.map(({ id, when, merge }, index) => ({
      id,
      test: conditions.test(when, childPointer('/variants', index, 'when')),
      merge,
      definition: mergePatch(base, merge) as FlowDefinition,
    })),
    definition,
  }
}

function compilePath(definition: FlowDefinition, { conditions, report }: RuleContext): PathStep[] {
  return definition.path.flatMap((name, index) => {
    const step = Object.hasOwn(definition.steps, name) ? definition.steps[name] : undefined
    if (!step) {
      const suggestion = suggest(name, Object.keys(definition.steps))
      report({ code: 'unknown-name', pointer: childPointer('/path', index), kind: 'step', name, suggestion })
      return []
    }
    if (step.enabled === false) return []
    const pointer = childPointer('/steps', name, 'when')
    return [
      {
        step: name,
        test: step.when === undefined ? null : conditions.test(step.when, pointer),
        entry: entryOf(name, step),
      },
    ]
  })
}

/** Milliseconds, or those of the setting that is named. */
export function duration(
  { settings }: FlowDefinition,
  value: number | string,
  pointer: string,
  report: (problem: Problem) => void,
) {
  if (typeof value === 'number') return value
  const known: Readonly<Record<string, number>> = { ...settings }
  const found = Object.hasOwn(known, value) ? known[value] : undefined
  if (found === undefined) {
    report({
      code: 'unknown-name',
      pointer,
      kind: 'setting',
      name: value,
      suggestion: suggest(value, Object.keys(known)),
    })
  }
  return found ?? 0
}

/** Variants that are sound one by one, and not when they are merged together. */
export class VariantsConflict extends Error {
  override readonly name = 'VariantsConflict'
  readonly ids: readonly string[]

  constructor(ids: readonly string[]) {
    super(`Variants ${ids.join(', ')} do not fit together.`)
    this.ids = ids
  }
}

/** The flow as it is for these inputs: every variant whose condition holds is merged in, in order. */
export function forInputs(flow: CompiledFlow, inputs: Values): CompiledFlow {
  const chosen = flow.variants.filter(({ test }) => test({ in: inputs, data: {}, event: {} }))
  if (chosen.length === 0) return flow
  const { variants: _, ...base } = flow.definition
  const merged = flow.again(chosen.reduce<unknown>((document, { merge }) => mergePatch(document, merge), base))
  if (!merged) throw new VariantsConflict(chosen.map(({ id }) => id))
  return merged
}
