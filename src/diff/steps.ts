/** Steps and states added, removed, renamed, moved, switched on or off: read off the two definitions. */
import type { FlowDefinition } from '../generated/flow.types.ts'
import { type Change, listed } from './change.ts'
import type { Compared } from './compared.ts'

export function stepChanges({ before, after, renames }: Compared): Change[] {
  const said: string[] = []
  const kept = new Set(renames.steps.values())
  for (const name of Object.keys(after.steps).filter((each) => !kept.has(each)))
    said.push(`\`${name}\` is new, ${placeOnPath(name, after)}.`)
  for (const name of Object.keys(before.steps).filter((each) => !renames.steps.has(each)))
    said.push(`\`${name}\` is gone.`)
  for (const [from, to] of renames.steps) {
    if (from !== to) said.push(`\`${from}\` is now called \`${to}\`.`)
    said.push(...switched(from, to, before, after), ...stateChanges(from, to, before, after))
  }
  said.push(...moved(before, after, renames.steps))
  return said.map((sentence) => ({ about: 'steps', sentence, trace: [], isCounted: false }))
}

function placeOnPath(name: string, { path }: FlowDefinition): string {
  const index = path.indexOf(name)
  if (index < 0) return 'off the path'
  return index === 0 ? 'first on the path' : `after \`${path[index - 1]}\``
}

const isOn = (name: string, { steps }: FlowDefinition) => steps[name]?.enabled !== false

function switched(from: string, to: string, before: FlowDefinition, after: FlowDefinition): string[] {
  if (isOn(from, before) === isOn(to, after)) return []
  return [`\`${to}\` is switched ${isOn(to, after) ? 'on' : 'off'}.`]
}

function stateChanges(from: string, to: string, before: FlowDefinition, after: FlowDefinition): string[] {
  const [had, has] = [before.steps[from]?.states ?? {}, after.steps[to]?.states ?? {}]
  const gone = Object.keys(had).filter((name) => !Object.hasOwn(has, name))
  const come = Object.keys(has).filter((name) => !Object.hasOwn(had, name))
  return [
    ...(come.length > 0 ? [`\`${to}\` has the new ${come.length > 1 ? 'states' : 'state'} ${listed(come)}.`] : []),
    ...(gone.length > 0 ? [`\`${to}\` no longer has ${listed(gone)}.`] : []),
  ]
}

/** The fewest steps that one would have to move by hand; and those that joined or left the path. */
function moved(before: FlowDefinition, after: FlowDefinition, renamed: ReadonlyMap<string, string>): string[] {
  const was = before.path.flatMap((name) => renamed.get(name) ?? [])
  const common = after.path.filter((name) => was.includes(name))
  const still = longestRising(common.map((name) => was.indexOf(name))).map((index) => was[index])
  const kept = [...renamed.values()]
  return [
    ...common
      .filter((name) => !still.includes(name))
      .map((name) => `\`${name}\` has moved: it stands ${placeOnPath(name, after)}.`),
    ...kept
      .filter((name) => after.path.includes(name) && !was.includes(name))
      .map((name) => `\`${name}\` has joined the path, ${placeOnPath(name, after)}.`),
    ...kept
      .filter((name) => !after.path.includes(name) && was.includes(name))
      .map((name) => `\`${name}\` has left the path.`),
  ]
}

function longestRising(numbers: readonly number[]): number[] {
  const best: number[][] = []
  for (const [index, number] of numbers.entries()) {
    const before = best.filter((_, earlier) => (numbers[earlier] ?? 0) < number)
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    best[index] = [...longest, number]
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
}
