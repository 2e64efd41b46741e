import type { Option } from './arguments.ts'
import type { Command } from './command.ts'

const exitCodes = 'Ends with 0 if all is sound, 1 if there are findings, 2 if it could not do what was asked.'

export function overview(commands: Readonly<Record<string, Command>>): string {
  const rows = Object.entries(commands).map(([name, { words, says }]) => [`tieline ${name} ${words}`, says] as const)
  return `Says what is wrong with a flow before a user finds out.\n\n${table(rows)}\n\nEach has --help. ${exitCodes}\n`
}

export function helpOf(
  name: string,
  { words, says, options }: Command,
  also: Readonly<Record<string, Option>>,
): string {
  const rows = Object.entries({ ...options, ...also }).map(([option, { takes, says: meaning }]) => {
    return [`--${option}${takes ? ` ${takes}` : ''}`, meaning] as const
  })
  return `tieline ${name} ${words}\n\n  ${says[0]?.toUpperCase()}${says.slice(1)}.\n\n${table(rows)}\n\n${exitCodes}\n`
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`).join('\n')
}
