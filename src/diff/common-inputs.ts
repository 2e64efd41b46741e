/** Every combination of the inputs that either flow declares, as each of the two flows reads it. */

import { combinationsOf, type Dimension, mostCombinations } from '../analysis/index.ts'
import { allInputs, anyReference } from '../engine/index.ts'
import { type CompiledFlow, defined, type Input, type Values } from '../flow/index.ts'
import type { Version } from './version.ts'

export interface CommonInputs {
  /** As the old and the new flow read them, in the same order: a bit of a set means the same client in both. */
  old: readonly Values[]
  now: readonly Values[]
  dimensions: readonly Dimension[]
  /** The clients, those that differ least from the defaults first. */
  fromDefaults: readonly { index: number; distance: number }[]
}

/** The last by old version: most edits leave inputs and assumptions as they are. */
const found = new WeakMap<Version, { key: string; inputs: CommonInputs }>()

/** Combinations that the assumptions of both allow. `inputs`: old name → new name of the same input. */
export function commonInputs(before: Version, after: Version, inputs: ReadonlyMap<string, string>): CommonInputs {
  const { assumptions, conditions } = after.tests?.definition ?? {}
  const key = JSON.stringify([[...inputs], after.flow.inputs, assumptions, conditions])
  const known = found.get(before)
  if (known?.key === key) return known.inputs
  const made = findCommonInputs(before, after, inputs)
  found.set(before, { key, inputs: made })
  return made
}

function findCommonInputs(before: Version, after: Version, inputs: ReadonlyMap<string, string>): CommonInputs {
  const [old, now] = [before.flow, after.flow]
  const renamed = old.inputs.map((field) => ({ ...field, name: inputs.get(field.name) ?? field.name }))
  const fields = union(renamed, now.inputs)
  if (combinationsOf(fields) > mostCombinations)
    throw new Error(`Together their inputs can be combined in more than ${mostCombinations} ways.`)
  const readBy = (flow: CompiledFlow, own: readonly Input[], given: Values): Values =>
    Object.fromEntries(flow.inputs.map(({ name }, index) => [name, readAs(defined(own[index], 'input'), given)]))
  const pairs = allInputs({ ...now, inputs: fields })
    .map((given) => ({ given, old: readBy(old, renamed, given), now: readBy(now, now.inputs, given) }))
    .filter((pair) => allowed(before, pair.old) && allowed(after, pair.now))
  return {
    old: pairs.map((pair) => pair.old),
    now: pairs.map((pair) => pair.now),
    dimensions: fields.map(({ name, shares }) => ({
      name,
      ...(shares && { shares }),
      values: [...new Set(pairs.map(({ given }) => given[name]))].map((value) => ({
        value,
        set: BigInt(
          `0b0${pairs
            .map(({ given }) => (given[name] === value ? '1' : '0'))
            .reverse()
            .join('')}`,
        ),
      })),
    })),
    fromDefaults: pairs
      .map(({ given }, index) => ({
        index,
        distance: fields.filter(({ name, fallback }) => given[name] !== fallback).length,
      }))
      .sort((a, b) => a.distance - b.distance),
  }
}

/** A field that both have gets every value that either knows. */
function union(old: readonly Input[], now: readonly Input[]): Input[] {
  const gone = old.filter(({ name }) => !now.some((field) => field.name === name))
  const kept = now.map((field) => {
    const before = old.find(({ name }) => name === field.name)
    if (!before) return field
    const isReference = field.values === 'reference' || before.values === 'reference'
    const values = isReference ? field.values : [...new Set([...before.values, ...field.values])]
    const shares = field.shares && { ...before.shares, ...field.shares }
    return { ...field, values, nullable: field.nullable || before.nullable, ...(shares && { shares }) }
  })
  return [...kept, ...gone]
}

/** Like readInputs: a value outside the domain is replaced by the default. */
function readAs({ name, values, nullable, fallback }: Input, given: Values): unknown {
  const value = given[name]
  const holds = value === null ? nullable : values === 'reference' ? value === anyReference : values.includes(value)
  return holds ? value : fallback
}

const allowed = ({ tests }: Version, inputs: Values) =>
  tests === null || tests.assumptions.every(({ test }) => test({ in: inputs, data: {}, event: {} }))
