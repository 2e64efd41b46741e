/** What each rule found, and which mutants stay alive, in lines for a terminal. */
import type { Mutant } from './generate.ts'
import type { Judgement, Verdict } from './judge.ts'

export interface Summary {
  /** The share that is found of those that behave differently: 0 to 1. */
  score: number
  text: string
}

export function summarise(mutants: readonly Mutant[], judgements: readonly Judgement[]): Summary {
  const of = (verdict: Verdict) => mutants.filter((_, index) => judgements[index]?.verdict === verdict)
  const [equivalent, found, alive] = [of('equivalent'), of('found'), of('alive')]
  const lines = [
    ...alive.map(({ operator, pointer, description }) => `alive  ${pointer} ${description} (${operator})`),
    '',
    ...byRule(judgements.filter(({ isThorough }) => isThorough)).map(
      ([rule, { all, alone }]) => `${rule.padEnd(28)} finds ${all}, ${alone} of them alone`,
    ),
    '',
    `${mutants.length} mutants, ${equivalent.length} of them equivalent, ${found.length} found, ${alive.length} alive`,
  ]
  return { score: found.length / Math.max(found.length + alive.length, 1), text: lines.join('\n') }
}

/** How many each rule finds of those about which every rule was asked, most first. */
function byRule(judgements: readonly Judgement[]): [string, { all: number; alone: number }][] {
  const found = new Map<string, { all: number; alone: number }>()
  for (const { by } of judgements)
    for (const rule of by) {
      const { all, alone } = found.get(rule) ?? { all: 0, alone: 0 }
      found.set(rule, { all: all + 1, alone: alone + (by.length === 1 ? 1 : 0) })
    }
  return [...found].sort(([a, one], [b, other]) => other.all - one.all || (a < b ? -1 : 1))
}
