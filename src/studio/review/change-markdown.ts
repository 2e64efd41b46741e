/** `change.md`: what a reviewer reads beside the files. */
import { changedLines } from '../document/changed-lines.ts'
import type { Effects } from '../results/effects.ts'

export interface ChangedFile {
  file: string
  base: string
  text: string
}

/** @param nameOf a customer by id */
export function changeMarkdown(
  { markdown, customers }: Effects,
  nameOf: (id: string) => string,
  files: readonly ChangedFile[],
): string {
  const touched = customers.filter(({ changes }) => changes.length > 0)
  const untouched = customers.filter(({ changes }) => changes.length === 0)
  const rows = touched.map(({ customer, changes, first }) => {
    const screens = first ? [`  - First seen: ${placeIn(first.after)} instead of ${placeIn(first.before)}`] : []
    return [`- **${nameOf(customer.id)}**`, ...screens, ...changes.map(({ sentence }) => `  - ${sentence}`)].join('\n')
  })
  const others = untouched.map(({ customer }) => nameOf(customer.id)).join(', ')
  return [
    markdown,
    '## By customer\n',
    ...(rows.length > 0 ? [`${rows.join('\n')}\n`] : []),
    ...(others === '' ? [] : [`Nothing changes for: ${others}.\n`]),
    '## Lines\n',
    ...files.flatMap(linesOf),
  ].join('\n')
}

const placeIn = (name: string | null): string => (name === null ? 'the widget has closed' : `\`${name}\``)

function linesOf({ file, base, text }: ChangedFile): string[] {
  const changed = changedLines(base, text)
  if (!changed) return []
  const lines = [...changed.before.map((line) => `-${line}`), ...changed.after.map((line) => `+${line}`)]
  return [`\`${file}\`, line ${changed.line}:\n\n\`\`\`diff\n${lines.join('\n')}\n\`\`\`\n`]
}
