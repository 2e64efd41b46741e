/** What both flows can be given: every combination of the inputs that either declares, and how each flow reads it. */

import { combinationsOf, mostCombinations } from '../analysis/index.ts'
import { allInputs, anyReference, type InputSet } from '../engine/index.ts'
import type { CompiledFlow, Input, Values } from '../flow/index.ts'
import type { Dimension } from './cover.ts'
import type { Version } from './version.ts'

export interface CommonInputs {
  /** As the old and the new flow read them, in the same order: a bit of a set means the same client in both. */
  old: readonly Values[]
  now: readonly Values[]
  dimensions: readonly Dimension[]
  /** How far a combination is from a client with the defaults. */
  oddness: (index: number) => number
}

/** Combinations that the assumptions of both allow. `inputs`: old name → new name of the same input. */
export function commonInputs(before: Version, after: Version, inputs: ReadonlyMap<string, string>): CommonInputs {
  const [old, now] = [before.flow, after.flow]
  const renamed = old.inputs.map((field) => ({ ...field, name: inputs.get(field.name) ?? field.name }))
  const fields = union(renamed, now.inputs)
  if (combinationsOf(fields) > mostCombinations)
    throw new Error(`Together their inputs can be combined in more than ${mostCombinations} ways.`)
  const everything = allInputs({ ...now, inputs: fields })
  const readBy = (flow: CompiledFlow, own: readonly Input[], given: Values): Values =>
    Object.fromEntries(flow.inputs.map(({ name }, index) => [name, readAs(own[index] as Input, given)]))
  const pairs = everything
    .map((given) => ({ given, old: readBy(old, renamed, given), now: readBy(now, now.inputs, given) }))
    .filter((pair) => allowed(before, pair.old) && allowed(after, pair.now))
  return {
    old: pairs.map((pair) => pair.old),
    now: pairs.map((pair) => pair.now),
    dimensions: fields.map(({ name }) => ({
      name,
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
    oddness: (index) => fields.filter(({ name, fallback }) => pairs[index]?.given[name] !== fallback).length,
  }
}

/** A field that both have: every value that either knows. */
function union(old: readonly Input[], now: readonly Input[]): Input[] {
  const gone = old.filter(({ name }) => !now.some((field) => field.name === name))
  const kept = now.map((field) => {
    const before = old.find(({ name }) => name === field.name)
    if (!before) return field
    const isReference = field.values === 'reference' || before.values === 'reference'
    const values = isReference ? field.values : [...new Set([...before.values, ...field.values])]
    return { ...field, values, nullable: field.nullable || before.nullable }
  })
  return [...kept, ...gone]
}

/** As readInputs does: what lies outside the domain is replaced by the default. */
function readAs({ name, values, nullable, fallback }: Input, given: Values): unknown {
  const value = given[name]
  const holds = value === null ? nullable : values === 'reference' ? value === anyReference : values.includes(value)
  return holds ? value : fallback
}

const allowed = ({ tests }: Version, inputs: Values) =>
  (tests?.assumptions ?? []).every(({ test }) => test({ in: inputs, data: {}, event: {} }))

/** Positions of the bits of a set. */
export function membersOf(set: InputSet): number[] {
  const bits = set.toString(2)
  return [...bits].flatMap((bit, index) => (bit === '1' ? [bits.length - 1 - index] : [])).reverse()
}
