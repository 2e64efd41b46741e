/** A difference that somebody notices, in a sentence. */
export interface Change {
  about: Topic
  /** A sentence in Markdown. */
  sentence: string
  /** A shortest way to see it, in words. */
  trace: readonly string[]
  /** The sentence counts in brackets how many combinations of inputs see it. */
  isCounted: boolean
}

/** In the order of a page. */
export const topics = {
  tests: 'Flow tests',
  steps: 'Steps',
  clients: 'Who gets where',
  events: 'What happens',
  screens: 'What a step is',
  settings: 'Settings',
  inputs: 'What is read from outside',
  notes: 'Besides',
} as const

export type Topic = keyof typeof topics

/** Users of the widget don't notice the others. */
export const isBehaviour = ({ about }: Change) => about !== 'notes' && about !== 'tests'

/** `a`, `b` and `c`. */
export function listed(names: readonly string[]): string {
  const shown = names.map((name) => `\`${name}\``)
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
