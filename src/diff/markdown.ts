/** A diff as a comment under a pull request: what changes for whom, with the trace that shows it folded away. */
import { classOf } from './change-class.ts'
import type { Diff } from './diff.ts'
import { type ChangeGroup, groupChanges } from './group-changes.ts'
import { type Topic, topicOf, topics } from './topics.ts'
import { changeInWords } from './words/change-in-words.ts'

const headings: Readonly<Record<Topic, string>> = {
  tests: 'Flow tests',
  steps: 'Steps',
  clients: 'Who gets where',
  events: 'What happens',
  screens: 'What a step is',
  words: 'Words',
  settings: 'Settings',
  inputs: 'What is read from outside',
  notes: 'Besides',
}

export function markdown(name: string, { changes, sameBehaviour, combinations }: Diff): string {
  const groups = groupChanges(changes)
  const sections = topics.flatMap((topic) => {
    const own = groups.filter(([{ code }]) => topicOf(code) === topic)
    return own.length === 0 ? [] : [`### ${headings[topic]}\n\n${own.map(item).join('\n')}\n`]
  })
  const count = groups.filter(([change]) => classOf(change) !== 'note').length
  const first = sameBehaviour
    ? `No change in behaviour: for each of ${combinations} combinations of inputs, all that a user can do leads to the same.`
    : `${count} ${count === 1 ? 'change' : 'changes'} in behaviour, over ${combinations} combinations of inputs.`
  const counted = changes.some(({ circumstances }) => circumstances !== null)
    ? ' The numbers in brackets count the combinations of the inputs that are named beside them.'
    : ''
  return `${[`## What changes in \`${name}\`\n`, `${first}${counted}\n`, ...sections].join('\n')}`
}

function item(group: ChangeGroup): string {
  const { sentence, trace } = changeInWords(group)
  if (trace.length === 0) return `- ${sentence}`
  const steps = trace.map((step, index) => `  ${index + 1}. ${step}`).join('\n')
  return `- ${sentence}\n  <details><summary>How to see it</summary>\n\n${steps}\n\n  </details>`
}
