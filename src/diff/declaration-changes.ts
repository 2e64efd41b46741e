/** Settings, inputs and the version: what a flow declares, name by name. */
import { sourcePointer } from '../analysis/index.ts'
import { type CompiledFlow, childPointer, defined, type Input, isSameJson, type Page } from '../flow/index.ts'
import type { FlowDefinition, FlowOptions, Settings } from '../generated/flow.types.ts'
import { always, type Change, type LocatedDetails } from './change.ts'
import type { Comparison } from './comparison.ts'
import { pairChanges } from './pair-changes.ts'

export function declarationChanges(comparison: Comparison): Change[] {
  const [before, after] = [comparison.old.flow.definition, comparison.now.flow.definition]
  return [
    ...settingChanges(comparison),
    ...pageChanges(comparison),
    ...optionChanges(comparison),
    ...inputChanges(comparison),
    ...versionChanges(before, after),
  ]
}

function settingChanges(comparison: Comparison): Change[] {
  const { definition } = comparison.now.flow
  return pairChanges(comparison, ({ old, now }) =>
    (Object.keys(now.settings) as (keyof Settings)[]).flatMap((setting): LocatedDetails[] => {
      const [before, after] = [old.settings[setting], now.settings[setting]]
      if (before === after) return []
      const pointer = sourcePointer(definition, now.definition, childPointer('/settings', setting))
      return [{ code: 'setting-changed', setting, before, after, version: 'new', pointer }]
    }),
  )
}

const pageKeys = ['languages', 'defaultLanguage', 'header'] as const

function pageChanges(comparison: Comparison): Change[] {
  const { definition } = comparison.now.flow
  return pairChanges(comparison, ({ old, now }) =>
    pageKeys.flatMap((key): LocatedDetails[] => {
      const [before, after] = [old.page[key], now.page[key]]
      if (isSameJson(before, after)) return []
      const pointer = sourcePointer(definition, now.definition, pagePointer(now.definition, key))
      return [{ code: 'page-changed', key, before, after, version: 'new', pointer } as LocatedDetails]
    }),
  )
}

function optionChanges(comparison: Comparison): Change[] {
  const { definition } = comparison.now.flow
  return pairChanges(comparison, ({ old, now }) => {
    const [was, is] = [old.definition.options ?? {}, now.definition.options ?? {}]
    const options = Object.keys({ ...was, ...is }) as (keyof FlowOptions)[]
    return options.flatMap((option): LocatedDetails[] => {
      const [before, after] = [was[option], is[option]]
      if (isSameJson(before, after)) return []
      const written = childPointer('/options', option)
      const pointer = sourcePointer(definition, now.definition, after === undefined ? '' : written)
      return [{ code: 'option-changed', option, before, after, version: 'new', pointer }]
    })
  })
}

/** Of what the definition says about it: a default is not written. */
function pagePointer({ page }: FlowDefinition, key: keyof Page): string {
  if (!page) return ''
  return page[key] === undefined ? '/page' : childPointer('/page', key)
}

/** The keys that decide how a value from outside is read; the clients concerned are reported by what they reach. */
const keys = ['from', 'default', 'enum', 'type', 'nullable', 'noneOf', 'shares'] as const

/** What holds whether it is written or not, by the key that may say it. */
const implied = { default: 'fallback', nullable: 'nullable' } as const

const isImplied = (key: string): key is keyof typeof implied => Object.hasOwn(implied, key)

const inputOf = ({ inputs }: CompiledFlow, name: string): Input =>
  defined(
    inputs.find((each) => each.name === name),
    `input '${name}'`,
  )

function inputChanges(comparison: Comparison): Change[] {
  const [old, now] = [comparison.old.flow.definition, comparison.now.flow.definition]
  const renamed = comparison.renames.inputs
  const kept = [...renamed.values()]
  const at = (version: 'old' | 'new', input: string) => ({
    version,
    pointer: childPointer('/inputs', input),
    ...always,
  })
  const added = Object.keys(now.inputs).filter((input) => !kept.includes(input))
  const removed = Object.keys(old.inputs).filter((input) => !renamed.has(input))
  return [
    ...added.map((input): Change => ({ code: 'input-added', input, ...at('new', input) })),
    ...removed.map((input): Change => ({ code: 'input-removed', input, ...at('old', input) })),
    ...[...renamed].flatMap(([from, to]) => {
      const [was, is] = [defined(old.inputs[from], `input '${from}'`), defined(now.inputs[to], `input '${to}'`)]
      const [wasRead, isRead] = [inputOf(comparison.old.flow, from), inputOf(comparison.now.flow, to)]
      return keys.flatMap((key): Change[] => {
        const [before, after] = [was[key], is[key]]
        if (isSameJson(before, after)) return []
        if (isImplied(key) && wasRead[implied[key]] === isRead[implied[key]]) return []
        const { pointer, ...rest } = at('new', to)
        const own = after === undefined ? pointer : childPointer(pointer, key)
        return [{ code: 'input-changed', input: to, key, before, after, pointer: own, ...rest }]
      })
    }),
  ]
}

const versionChanges = ({ version: before }: FlowDefinition, { version: after }: FlowDefinition): Change[] =>
  before === after ? [] : [{ code: 'version-changed', before, after, version: 'new', pointer: '/version', ...always }]
