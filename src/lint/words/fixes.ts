/** What `--fix` did to a file, as data. */
export type FixedChange =
  /** What a rule found is gone, or has another value. */
  | { code: 'removed' | 'replaced'; pointer: string; rule: string }
  | { code: 'schema-added' }
  /** Keys are in the order of the schema, or in that of the English locale. */
  | { code: 'keys-ordered'; like: 'schema' | 'english' }

export function fixedChangeInWords(change: FixedChange): string {
  switch (change.code) {
    case 'removed':
      return `removed ${change.pointer} (${change.rule})`
    case 'replaced':
      return `fixed ${change.pointer} (${change.rule})`
    case 'schema-added':
      return 'added $schema'
    case 'keys-ordered':
      return `put keys in the order of ${change.like === 'schema' ? 'the schema' : 'English'}, so that a diff shows what changed and nothing else`
  }
}
