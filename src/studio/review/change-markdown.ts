/** `change.md`: what a reviewer reads beside the files. */

import { customerInWords } from '../controls/customer-in-words.ts'
import { type HunkLine, hunksBetween } from '../document/hunks.ts'
import type { Effects } from '../results/effects.ts'
import type { Texts } from '../ui-texts.tsx'

export interface ChangedFile {
  file: string
  base: string
  text: string
}

export function changeMarkdown({ markdown, customers }: Effects, files: readonly ChangedFile[], text: Texts): string {
  const placeIn = (name: string | null) => (name === null ? text('change.closed') : `\`${name}\``)
  const touched = customers.filter(({ changes }) => changes.length > 0)
  const untouched = customers.filter(({ changes }) => changes.length === 0)
  const rows = touched.map(({ customer, changes, first }) => {
    const screens = first
      ? [`  - ${text('change.first', { after: placeIn(first.after), before: placeIn(first.before) })}`]
      : []
    return [
      `- **${customerInWords(customer, text)}**`,
      ...screens,
      ...changes.map(({ sentence }) => `  - ${sentence}`),
    ].join('\n')
  })
  const others = untouched.map(({ customer }) => customerInWords(customer, text)).join(', ')
  return [
    markdown,
    `## ${text('review.customers')}\n`,
    ...(rows.length > 0 ? [`${rows.join('\n')}\n`] : []),
    ...(others === '' ? [] : [`${text('change.others', { names: others })}\n`]),
    `## ${text('review.lines')}\n`,
    ...files.flatMap(linesOf),
  ].join('\n')
}

const signs: Readonly<Record<HunkLine['kind'], string>> = { same: ' ', removed: '-', added: '+' }

/** As a unified diff. */
function linesOf({ file, base, text }: ChangedFile): string[] {
  const hunks = hunksBetween(base, text).map(({ lineBefore, line, lines }) => {
    const count = (other: HunkLine['kind']) => lines.filter(({ kind }) => kind !== other).length
    const head = `@@ -${lineBefore},${count('added')} +${line},${count('removed')} @@`
    return [head, ...lines.map((each) => signs[each.kind] + each.text)].join('\n')
  })
  return hunks.length === 0 ? [] : [`\`${file}\`:\n\n\`\`\`diff\n${hunks.join('\n')}\n\`\`\`\n`]
}
