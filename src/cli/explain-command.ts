/** `tieline explain`: the page of a rule, or a list of the rules. */
import { didYouMean } from '../flow/index.ts'
import { rules } from '../lint/index.ts'
import type { Command } from './command.ts'
import { Failure, type Io } from './io.ts'
import { markIn } from './report/terminal.ts'

export const explainCommand: Command = {
  words: '[rule]',
  summary: 'explains a rule, or lists the rules',
  options: {},
  run: async ({ words: [id, ...more] }, io) => {
    if (more.length > 0) throw new Failure(`One rule at a time: leave out ${more.join(', ')}.`)
    if (id === undefined) io.out(list(io))
    else if (rules.some((rule) => rule.id === id)) io.out(styled((await io.page(id)) ?? `# ${id}\n`, io))
    else throw new Failure(unknownRule(id))
    return 0
  },
}

export function unknownRule(id: string): string {
  const known = rules.map((rule) => rule.id)
  return `There is no rule '${id}'. ${didYouMean(id, known)}`
}

function list({ style }: Io): string {
  const width = Math.max(...rules.map(({ id }) => id.length))
  const rows = rules.map(({ id, severity, summary }) => {
    return `  ${markIn(style, severity)} ${style('bold', id.padEnd(width))}  ${summary}\n`
  })
  return `${rows.join('')}\n${style('dim', "'tieline explain <rule>' gives the reason, with a bad and a good example.")}\n`
}

/** Markdown as it is; on a terminal with colours for its marks. */
function styled(page: string, { style }: Io): string {
  let isCode = false
  const lines = page
    .trimEnd()
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) isCode = !isCode
      if (line.startsWith('```')) return style('dim', line)
      if (isCode) return style('cyan', line)
      if (line.startsWith('# ')) return style('bold', line)
      return line
        .replace(/\*\*[^*]+\*\*/g, (strong) => style('bold', strong))
        .replace(/`[^`]+`/g, (name) => style('cyan', name))
    })
  return `${lines.join('\n')}\n`
}
