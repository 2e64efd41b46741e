/** `tieline explain`: the page of a rule, or every rule in a line. */
import { didYouMean } from '../flow/index.ts'
import { rules } from '../lint/index.ts'
import type { Command } from './command.ts'
import { Failure, type Io } from './io.ts'

export const explainCommand: Command = {
  words: '[rule]',
  says: 'says what a rule wants and why, or lists the rules',
  options: {},
  run: async ({ words: [id, ...more] }, io) => {
    if (more.length > 0) throw new Failure(`One rule at a time: leave out ${more.join(', ')}.`)
    if (id === undefined) io.out(list(io))
    else if (rules.some((rule) => rule.id === id)) io.out(dress((await io.page(id)) ?? `# ${id}\n`, io))
    else
      throw new Failure(
        `There is no rule '${id}'. ${didYouMean(
          id,
          rules.map((rule) => rule.id),
        )}`,
      )
    return 0
  },
}

function list({ style }: Io): string {
  const width = Math.max(...rules.map(({ id }) => id.length))
  const rows = rules.map(({ id, severity, summary: says }) => {
    const mark = severity === 'warning' ? style('yellow', '▲') : style('red', '✖')
    return `  ${mark} ${style('bold', id.padEnd(width))}  ${says}\n`
  })
  return `${rows.join('')}\n${style('dim', "'tieline explain <rule>' says why, with a bad and a good example.")}\n`
}

/** Markdown as it stands; on a terminal its marks become looks. */
function dress(page: string, { style }: Io): string {
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
