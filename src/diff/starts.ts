/** Where sessions begin. */
import type { InputSet } from '../engine/index.ts'
import type { Change } from './change.ts'
import type { Compared, Side } from './compared.ts'
import { who } from './who.ts'

export function startChanges(compared: Compared): Change[] {
  const { old, now, renames } = compared
  const [before, after] = [startsOf(old, renames.place), startsOf(now, (place) => place)]
  return [...after].flatMap(([place, is]) =>
    [...before].flatMap(([other, was]) => {
      const set = is & was
      if (other === place || set === 0n) return []
      const { subject, share, isCounted } = who(compared, set)
      return [
        {
          about: 'clients',
          sentence: `${subject} now start at \`${place}\` instead of \`${other}\`${share}.`,
          trace: [],
          isCounted,
        } as const,
      ]
    }),
  )
}

function startsOf({ walk: { starts } }: Side, name: (place: string) => string): Map<string, InputSet> {
  const found = new Map<string, InputSet>()
  for (const { to, when } of starts) {
    const place = name(to.place)
    found.set(place, (found.get(place) ?? 0n) | when)
  }
  return found
}
