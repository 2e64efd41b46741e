import type { FlowDefinition } from '../generated/flow.types.ts'

interface WithWords {
  words?: unknown
}

/** Equal for definitions that differ in nothing but what they say: their sessions go the same ways. */
export function courseOf({ words: _, parsedWords: __, steps, overlays, forms = {}, ...rest }: FlowDefinition): string {
  const ofSteps = withoutWords(steps).map(([name, { states, ...step }]) => [name, step, states && withoutWords(states)])
  const ofForms = Object.entries(forms).map(([name, { texts: _, ...form }]) => [name, form])
  return JSON.stringify([rest, ofSteps, withoutWords(overlays), ofForms])
}

const withoutWords = <Part extends WithWords>(parts: Readonly<Record<string, Part>>) =>
  Object.entries(parts).map(([name, { words: _, ...part }]) => [name, part] as const)
