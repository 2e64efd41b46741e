import type { FlowDefinition } from '../generated/flow.types.ts'

type Parts = Readonly<Record<string, { screen?: string; states?: Parts }>>

/** Equal for definitions that differ in nothing but what they say: their sessions behave alike. */
export const behaviourOf = ({ words, steps, overlays, forms, ...rest }: FlowDefinition): string =>
  JSON.stringify([rest, withoutWords(steps), withoutWords(overlays), withoutWords(forms as Parts | undefined)])

/** Without the words of steps, states and overlays, and the texts of forms. */
const withoutWords = (parts: Parts = {}): unknown =>
  Object.entries(parts).map(([name, part]) => [
    name,
    { ...part, words: 0, texts: 0, states: withoutWords(part.states) },
  ])
