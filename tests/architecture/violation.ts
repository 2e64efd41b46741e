/** What a check reports: the place, what it found there, and what to do instead. */
export interface Finding {
  rule: string
  /** Path from the repository's root, with `:line` where there is one. */
  at: string
  found: string
  /** A sentence for the person who broke the rule. */
  instead: string
}

export const describeFinding = ({ rule, at, found, instead }: Finding) => `${at}: ${found} [${rule}]\n  ${instead}`
