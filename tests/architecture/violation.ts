/** What a check reports: the place, what it found there, and what to do instead. */
export interface Violation {
  rule: string
  /** Path from the repository's root, with `:line` where there is one. */
  at: string
  found: string
  /** A sentence for the person who broke the rule. */
  instead: string
}

export const describeViolation = ({ rule, at, found, instead }: Violation) => `${at}: ${found} [${rule}]\n  ${instead}`
