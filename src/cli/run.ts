/** run(arguments, io) → exit code: 0 sound, 1 findings, 2 the tool itself failed. */
import { didYouMean } from '../flow/index.ts'
import { judge, type Option } from './arguments.ts'
import type { Command } from './command.ts'
import { diffCommand } from './diff-command.ts'
import { explainCommand } from './explain-command.ts'
import { helpOf, overview } from './help.ts'
import { Failure, type Io } from './io.ts'
import { lintCommand } from './lint-command.ts'
import { mapCommand } from './map-command.ts'

const commands: Readonly<Record<string, Command>> = {
  lint: lintCommand,
  explain: explainCommand,
  diff: diffCommand,
  map: mapCommand,
}

const everywhere: Readonly<Record<string, Option>> = {
  help: { says: 'says this' },
  version: { says: 'says which version this is' },
}

export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io)
  } catch (error) {
    const known = error instanceof Failure
    const told = error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error)
    io.err(`${io.style('red', 'tieline:')} ${known ? '' : 'this is a fault of the linter itself. '}${told}\n`)
    return 2
  }
}

async function dispatch(args: readonly string[], io: Io): Promise<number> {
  const name = args[0]
  if (name === undefined || name.startsWith('-')) {
    const { options } = judge('', args, everywhere, everywhere, io.parse)
    io.out(options['version'] ? `${await io.version()}\n` : overview(commands))
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Failure(`There is no command '${name}'. ${didYouMean(name, Object.keys(commands))}`)
  const own = { ...command.options, ...everywhere }
  const all = Object.assign({}, ...Object.values(commands).map(({ options }) => options), own) as typeof own
  const given = judge(name, args.slice(1), own, all, io.parse)
  if (given.options['help']) io.out(helpOf(name, command, everywhere))
  else if (given.options['version']) io.out(`${await io.version()}\n`)
  else return command.run(given, io)
  return 0
}
