/** Compiles targets (a name, a rule or a list of rules) to rules with every name resolved. */
import type { Actions, Call as CallDefinition, Rule as RuleDefinition, Target } from '../generated/flow.types.ts'
import { childPointer } from '../pointer/index.ts'
import type { ConditionCompiler } from './conditions.ts'
import { isInDomain, outsideDomain } from './conditions.ts'
import type { Assign, Call, CompiledFlow, Datum, Emit, Field, Rule, RuleTarget, ValueSource } from './model.ts'
import type { Problem } from './problem.ts'
import { parseReference } from './references.ts'
import { suggest } from './suggest.ts'

/** The step of a rule: a bare name means a state of the same step first, then a step. */
export interface RuleLocation {
  step: string | null
  onPath: boolean
}

export interface RuleContext {
  inputs: readonly Field[]
  data: readonly Datum[]
  conditions: ConditionCompiler
  forms: CompiledFlow['forms']
  /** Resolves a name to a place, or reports the problem. */
  place: (name: string, where: RuleLocation, pointer: string) => string | null
  duration: (value: number | string, pointer: string) => number
  report: (problem: Problem) => void
  /** What follows a failed call for which no rule of its own holds. */
  failedCalls: readonly Rule[]
  calls: Record<string, Call>
  rules: Record<string, Rule>
}

export const targetKeywords: Readonly<Record<string, RuleTarget>> = {
  '@next': { kind: 'next' },
  '@back': { kind: 'back' },
  '@stay': { kind: 'stay' },
  '@exit': { kind: 'exit' },
  '@close': { kind: 'close' },
}

export function compileTarget(target: Target, where: RuleLocation, pointer: string, context: RuleContext): Rule[] {
  if (typeof target === 'string') return [compileRule({ to: target }, where, pointer, context, pointer)]
  if (!Array.isArray(target)) return [compileRule(target, where, pointer, context)]
  return target.map((rule, index) => compileRule(rule, where, childPointer(pointer, index), context))
}

function compileRule(
  rule: RuleDefinition,
  where: RuleLocation,
  pointer: string,
  context: RuleContext,
  targetAt = rule.to === undefined ? pointer : childPointer(pointer, 'to'),
): Rule {
  const compiled: Rule = {
    pointer,
    test: rule.if === undefined ? null : context.conditions.test(rule.if, childPointer(pointer, 'if')),
    assign: compileActions(rule, pointer, context),
    emit: rule.emit ? compileEmit(rule.emit, childPointer(pointer, 'emit'), context) : null,
    call: rule.do ? compileCall(rule.do, where, childPointer(pointer, 'do'), context) : null,
    afterMs: rule.after === undefined ? null : context.duration(rule.after, childPointer(pointer, 'after')),
    target: resolveTarget(rule.to ?? '@stay', where, targetAt, context),
  }
  context.rules[pointer] = compiled
  return compiled
}

function resolveTarget(to: string, where: RuleLocation, pointer: string, context: RuleContext): RuleTarget {
  if (!to.startsWith('@')) {
    const place = context.place(to, where, pointer)
    return place === null ? { kind: 'stay' } : { kind: 'place', place }
  }
  const keyword = targetKeywords[to]
  if (!keyword) {
    const suggestion = suggest(to, Object.keys(targetKeywords))
    context.report({ code: 'unknown-name', pointer, kind: 'target', name: to, suggestion })
    return { kind: 'stay' }
  }
  if (keyword.kind === 'next' && !where.onPath) context.report({ code: 'off-path', pointer, step: where.step })
  return keyword
}

export function compileCall(call: CallDefinition, where: RuleLocation, pointer: string, context: RuleContext): Call {
  const onError = compileTarget(call.onError ?? [], where, childPointer(pointer, 'onError'), context)
  const compiled: Call = {
    pointer,
    effect: call.effect,
    onDone: compileTarget(call.onDone, where, childPointer(pointer, 'onDone'), context),
    onError: [...onError, ...(isClosed(onError) ? [] : context.failedCalls)],
  }
  context.calls[pointer] = compiled
  return compiled
}

/** Whether one of the rules always holds. */
const isClosed = (rules: readonly Rule[]) => rules.some(({ test }) => test === null)

/** `unset` and `inc` come before `set`, so that a rule can reset a field and set it at once. */
export function compileActions(actions: Actions, pointer: string, context: RuleContext): Assign[] {
  const { unset = [], inc = [], set = {} } = actions
  const field = (name: string, at: string): Datum | null => {
    const found = context.data.find((datum) => datum.name === name)
    if (found) return found
    const known = context.data.map((datum) => datum.name)
    context.report({ code: 'unknown-name', pointer: at, kind: 'data-field', name, suggestion: suggest(name, known) })
    return null
  }
  const assigns: Assign[] = []
  for (const [index, name] of unset.entries()) {
    const found = field(name, childPointer(pointer, 'unset', index))
    if (found) assigns.push({ field: name, source: found.init })
  }
  for (const [index, name] of inc.entries()) {
    const at = childPointer(pointer, 'inc', index)
    const found = field(name, at)
    const last = found?.values === 'reference' ? undefined : found?.values.at(-1)
    if (typeof last === 'number') assigns.push({ field: name, source: { kind: 'raise', maximum: last } })
    else if (found) context.report({ code: 'not-integer', pointer: at, field: name })
  }
  for (const [name, value] of Object.entries(set)) {
    const at = childPointer(pointer, 'set', name)
    const found = field(name, at)
    const source = compileSource(value, at, context)
    if (found && source.kind === 'literal' && !isInDomain(found, source.value)) {
      context.report(outsideDomain(found, value, at))
    }
    assigns.push({ field: name, source })
  }
  return assigns
}

function compileSource(value: unknown, pointer: string, { inputs, data, report }: RuleContext): ValueSource {
  if (typeof value !== 'string' || !value.startsWith('$')) return { kind: 'literal', value }
  if (value === '$outcome') return { kind: 'outcome' }
  const { scope, key = '' } = parseReference(value.slice(1)) ?? {}
  if (scope === 'event' && !key.includes('.')) return { kind: scope, key }
  const known = [...inputs.map(({ name }) => `$in.${name}`), ...data.map(({ name }) => `$data.${name}`)]
  if ((scope === 'in' || scope === 'data') && known.includes(value)) return { kind: scope, key }
  const suggestion = suggest(value, [...known, '$outcome', '$event.<key>'])
  report({ code: 'unknown-name', pointer, kind: 'value', name: value, suggestion })
  return { kind: 'literal', value: null }
}

function compileEmit(emit: NonNullable<RuleDefinition['emit']>, pointer: string, context: RuleContext): Emit {
  if (emit.error) return { message: 'error', reason: emit.error }
  return { message: 'success', source: compileSource(emit.success, childPointer(pointer, 'success'), context) }
}
