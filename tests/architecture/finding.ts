/** What a guard reports: where, what, and where to go instead (style habit 12). */
export interface Finding {
  rule: string
  /** Path from the repository's root, with `:line` where there is one. */
  at: string
  found: string
  /** A sentence for whoever broke the wall. */
  instead: string
}

export const describeFinding = ({ rule, at, found, instead }: Finding) => `${at}: ${found} [${rule}]\n  ${instead}`
