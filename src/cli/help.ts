import { capitalized } from '../analysis/index.ts'
import type { Option } from './arguments.ts'
import type { Command } from './command.ts'

const exitCodes = 'Exit code: 0 without findings, 1 with findings, 2 if the command could not run.'

export function overview(commands: Readonly<Record<string, Command>>): string {
  const rows = Object.entries(commands).map(
    ([name, { words, summary }]) => [`tieline ${name} ${words}`, summary] as const,
  )
  return `Checks flows before users see them.\n\n${table(rows)}\n\nEach command has --help. ${exitCodes}\n`
}

export function helpOf(
  name: string,
  { words, summary, options }: Command,
  also: Readonly<Record<string, Option>>,
): string {
  const rows = Object.entries({ ...options, ...also }).map(([option, { takes, description }]) => {
    return [`--${option}${takes ? ` ${takes}` : ''}`, description] as const
  })
  return `tieline ${name} ${words}\n\n  ${capitalized(summary)}.\n\n${table(rows)}\n\n${exitCodes}\n`
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`).join('\n')
}
