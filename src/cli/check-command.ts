/** `tieline check`: all that decides whether flows may be released, with one exit code. */
import { defined } from '../flow/index.ts'
import { check, isFailed } from './check/check.ts'
import { failOnValues } from './check/fail-on.ts'
import { checkFormats } from './check/report.ts'
import type { Command } from './command.ts'
import { Failure, type Io } from './io.ts'

const formats = Object.keys(checkFormats)

export const checkCommand: Command = {
  words: '[files]',
  summary: 'lints flows and locales, runs the flow tests, and judges what changes since the release',
  options: {
    base: { takes: '<git ref or folder>', description: 'the released version; without it changes are not judged' },
    'fail-on': {
      takes: failOnValues.join('|'),
      oneOf: failOnValues,
      description: 'changes that need a decision; by default breaking',
    },
    format: { takes: formats.join('|'), oneOf: formats, description: 'the format of the report' },
    watch: { description: 'checks again whenever a file changes' },
  },
  run: async ({ words, options }, io) => {
    const base = options['base']?.[0]
    if (options['fail-on'] && base === undefined)
      throw new Failure('--fail-on judges changes: say since when, such as --base main.')
    const failOn = failOnValues.find((value) => value === options['fail-on']?.[0]) ?? 'breaking'
    const format = options['format']?.[0] ?? 'terminal'
    const report = defined(checkFormats[format], `format '${format}'`)
    const once = async () => {
      const checked = await check({ words, base: base ?? null, failOn }, io)
      io.out(report(checked, io))
      return isFailed(checked) ? 1 : 0
    }
    if (!options['watch']) return once()
    await keepOn(once, io)
    for await (const _ of io.watch(['flows', 'flows/forms', 'locales'])) await keepOn(once, io)
    return 0
  },
}

/** While somebody writes, a file may be anything. */
async function keepOn(check: () => Promise<number>, io: Io): Promise<void> {
  await check().catch((error) => {
    if (!(error instanceof Failure)) throw error
    io.err(`${io.style('red', 'tieline:')} ${error.message}\n`)
  })
}
