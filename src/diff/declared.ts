/** Settings and inputs: what a flow declares, name by name. */
import type { FlowDefinition } from '../generated/flow.types.ts'
import type { Change, Topic } from './change.ts'
import type { Compared } from './compared.ts'
import { durationInWords } from './duration.ts'
import type { FlowPair } from './flow-pairs.ts'
import { pairChanges } from './pair-changes.ts'

export function declaredChanges(compared: Compared): Change[] {
  const { before, after, renames } = compared
  return [
    ...pairChanges(compared, 'settings', settings),
    ...inputs(before, after, renames.inputs),
    ...(before.version === after.version ? [] : [note(`The version is ${after.version}, before ${before.version}.`)]),
  ]
}

const change = (about: Topic, sentence: string): Change => ({ about, sentence, trace: [], isCounted: false })
const note = (sentence: string) => change('notes', sentence)

function settings({ old, now }: FlowPair): string[] {
  const was: Readonly<Record<string, number>> = { ...old.settings }
  return Object.entries(now.settings)
    .filter(([name, value]) => was[name] !== value)
    .map(([name, value]) => {
      const said = (number = 0) => (name.endsWith('Ms') ? durationInWords(number) : String(number))
      return `\`${name}\` is ${said(value)}, before ${said(was[name])}`
    })
}

/** The keys that decide how an outside value is read; the clients concerned are reported by clients.ts. */
const read = ['from', 'default', 'enum', 'type', 'nullable', 'noneOf'] as const

function inputs(old: FlowDefinition, now: FlowDefinition, renamed: ReadonlyMap<string, string>): Change[] {
  const kept = [...renamed.values()]
  return [
    ...Object.keys(now.inputs).flatMap((name) => (kept.includes(name) ? [] : [note(`The input \`${name}\` is new.`)])),
    ...Object.keys(old.inputs).flatMap((name) => (renamed.has(name) ? [] : [note(`The input \`${name}\` is gone.`)])),
    ...[...renamed].flatMap(([from, to]) =>
      read.flatMap((key) => {
        const [was, is] = [old.inputs[from]?.[key], now.inputs[to]?.[key]].map(
          (value) => JSON.stringify(value) ?? 'none',
        )
        return was === is ? [] : [change('inputs', `\`${to}\`: its \`${key}\` is \`${is}\`, before \`${was}\`.`)]
      }),
    ),
  ]
}
