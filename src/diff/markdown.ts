/** A diff as a comment under a pull request: what changes for whom, the way there folded away. */
import { type Change, isBehaviour, topics } from './change.ts'
import type { Diff } from './diff.ts'

export function markdown(name: string, { changes, sameBehaviour, combinations }: Diff): string {
  const sections = Object.entries(topics).flatMap(([topic, title]) => {
    const own = changes.filter(({ about }) => about === topic)
    return own.length === 0 ? [] : [`### ${title}\n\n${own.map(item).join('\n')}\n`]
  })
  const count = changes.filter(isBehaviour).length
  const first = sameBehaviour
    ? `No change in behaviour: for each of ${combinations} combinations of inputs, all that a user can do leads to the same.`
    : `${count} ${count === 1 ? 'change' : 'changes'} in behaviour, over ${combinations} combinations of inputs.`
  const counted = changes.some(({ isCounted }) => isCounted)
    ? ' What stands in brackets counts the combinations of the inputs that are named beside it.'
    : ''
  return `${[`## What changes in \`${name}\`\n`, `${first}${counted}\n`, ...sections].join('\n')}`
}

function item({ sentence, trace }: Change): string {
  if (trace.length === 0) return `- ${sentence}`
  const steps = trace.map((step, index) => `  ${index + 1}. ${step}`).join('\n')
  return `- ${sentence}\n  <details><summary>How to see it</summary>\n\n${steps}\n\n  </details>`
}
