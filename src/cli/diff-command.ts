/** `tieline diff`: what the change between two flows means; each from a file or from git. */

import { diff, markdown } from '../diff/index.ts'
import { attempt, type Command } from './command.ts'
import { Failure, type Io } from './io.ts'
import { soundFlow } from './sound-flow.ts'

const formats = ['markdown', 'json']

export const diffCommand: Command = {
  words: '<old> <new>',
  summary: 'describes what a change of a flow means; each is a file or <git ref>:<file>',
  options: { format: { takes: formats.join('|'), oneOf: formats, description: 'the format of the report' } },
  run: async ({ words, options }, io) => {
    const [old, now] = words
    if (old === undefined || now === undefined || words.length > 2)
      throw new Failure('It compares two flows: tieline diff main:flows/connect.flow.json flows/connect.flow.json.')
    const before = soundFlow(old, await readSource(old, io))
    const after = soundFlow(now, await readSource(now, io))
    const found = attempt("These flows can't be compared", () => diff(before, after))
    const report = { version: 1, old, new: now, ...found }
    io.out(options['format']?.[0] === 'json' ? `${JSON.stringify(report, null, 2)}\n` : markdown(after.name, found))
    return 0
  },
}

/** A file is tried first: its name may contain a colon. */
async function readSource(source: string, io: Io): Promise<string> {
  const text = await io.read(source)
  if (text !== null) return text
  const [ref, ...rest] = source.split(':')
  const file = rest.join(':')
  if (!ref || file === '') throw new Failure(`'${source}' can't be read. Name a file, or <git ref>:<file>.`)
  const found = await io.readAt(ref, file)
  if (!found) throw new Failure(`git knows no '${ref}' here. Name a branch, a tag or a commit before the colon.`)
  if (found.text === null) throw new Failure(`At '${ref}' there is no '${file}'. Name it from the folder you are in.`)
  return found.text
}
