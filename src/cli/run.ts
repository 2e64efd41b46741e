/** run(arguments, io) → exit code: 0 without findings, 1 with findings, 2 if the command could not run. */
import { didYouMean } from '../flow/index.ts'
import { type Option, readArguments } from './arguments.ts'
import { buildCommand } from './build-command.ts'
import { checkCommand } from './check-command.ts'
import type { Command } from './command.ts'
import { customersCommand } from './customers-command.ts'
import { diffCommand } from './diff-command.ts'
import { explainCommand } from './explain-command.ts'
import { helpOf, overview } from './help.ts'
import { Failure, type Io } from './io.ts'
import { lintCommand } from './lint-command.ts'
import { mapCommand } from './map-command.ts'
import { sandboxCommand } from './sandbox-command.ts'
import { testCommand } from './test-command.ts'

const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  lint: lintCommand,
  test: testCommand,
  explain: explainCommand,
  diff: diffCommand,
  customers: customersCommand,
  build: buildCommand,
  map: mapCommand,
  sandbox: sandboxCommand,
}

const commonOptions: Readonly<Record<string, Option>> = {
  help: { description: 'prints this help' },
  version: { description: 'prints the version' },
}

export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io)
  } catch (error) {
    const reason = error instanceof Failure ? error.message : `This is a bug in tieline. ${stackOf(error)}`
    io.err(`${io.style('red', 'tieline:')} ${reason}\n`)
    return 2
  }
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

async function dispatch(args: readonly string[], io: Io): Promise<number> {
  const name = args[0]
  if (name === undefined || name.startsWith('-')) {
    const { options } = readArguments('', args, commonOptions, commonOptions, io.parse)
    io.out(options['version'] ? `${await io.version()}\n` : overview(commands))
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Failure(`There is no command '${name}'. ${didYouMean(name, Object.keys(commands))}`)
  const own = { ...command.options, ...commonOptions }
  const all = Object.assign({}, ...Object.values(commands).map(({ options }) => options), own) as typeof own
  const given = readArguments(name, args.slice(1), own, all, io.parse)
  if (given.options['help']) io.out(helpOf(name, command, commonOptions))
  else if (given.options['version']) io.out(`${await io.version()}\n`)
  else return command.run(given, io)
  return 0
}
