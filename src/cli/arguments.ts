/** Checks the typed arguments: each option belongs to the command, each value is one that the option can have. */
import { didYouMean } from '../flow/index.ts'
import { Failure, type Parse } from './io.ts'

export interface Option {
  /** The value that follows it, for help: `<ref>`, `a|b`. Absent: none does. */
  takes?: string
  /** The values it can have. */
  oneOf?: readonly string[]
  /** May be given more than once. */
  repeats?: true
  description: string
}

export interface Arguments {
  words: readonly string[]
  /** By name of the option; an option that takes nothing has one empty value. */
  options: Readonly<Record<string, readonly string[]>>
}

/** `all`: the options of every command, to recognize one that belongs to another command. */
export function readArguments(
  command: string,
  args: readonly string[],
  own: Readonly<Record<string, Option>>,
  all: Readonly<Record<string, Option>>,
  parse: Parse,
): Arguments {
  const types = Object.fromEntries(
    Object.entries(all).map(([name, { takes }]) => [
      name,
      { type: takes ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  const words: string[] = []
  const options: Record<string, string[]> = {}
  for (const token of parse(args, types)) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const option = Object.hasOwn(own, name) ? own[name] : undefined
    if (!option) throw new Failure(unknownOption(command, rawName, own, all))
    checkValue(name, option, value)
    if (options[name] && !option.repeats) throw new Failure(`--${name} is given twice. Give it once.`)
    options[name] = [...(options[name] ?? []), value ?? '']
  }
  return { words, options }
}

function unknownOption(
  command: string,
  rawName: string,
  own: Readonly<Record<string, Option>>,
  all: Readonly<Record<string, Option>>,
) {
  const names = Object.keys(own).map((name) => `--${name}`)
  if (Object.hasOwn(all, rawName.replace(/^-+/, '')))
    return `'tieline ${command}' has no option ${rawName}. It has ${names.join(', ')}.`
  return `There is no option ${rawName}. ${didYouMean(rawName, names)}`
}

function checkValue(name: string, { takes, oneOf }: Option, value: string | undefined) {
  if (!takes && value !== undefined) throw new Failure(`--${name} takes no value. Leave out '=${value}'.`)
  if (!takes) return
  if (value === undefined || value === '' || value.startsWith('--'))
    throw new Failure(`--${name} needs a value: --${name} ${takes}.`)
  if (oneOf && !oneOf.includes(value)) throw new Failure(`--${name} can't be '${value}'. ${didYouMean(value, oneOf)}`)
}
