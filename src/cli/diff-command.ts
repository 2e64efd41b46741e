/** `tieline diff`: what the change between two flows means; each from a file or from git. */

import { markdown, type Version } from '../diff/index.ts'
import { testsFileOf } from '../flow-files/index.ts'
import type { Command } from './command.ts'
import { readExtended } from './extended-files.ts'
import { Failure, type Io } from './io.ts'
import { compare, versionOf } from './jobs/diff-job.ts'
import { diffJson } from './report/diff-json.ts'

const formats = ['markdown', 'json']

export const diffCommand: Command = {
  words: '<old> <new>',
  summary: 'describes what a change of a flow means; each is a file or <git ref>:<file>',
  options: { format: { takes: formats.join('|'), oneOf: formats, description: 'the format of the report' } },
  run: async ({ words, options }, io) => {
    const [old, now] = words
    if (old === undefined || now === undefined || words.length > 2)
      throw new Failure('It compares two flows: tieline diff main:flows/connect.flow.json flows/connect.flow.json.')
    const [before, after] = [await readVersion(old, io), await readVersion(now, io)]
    const found = compare(before, after)
    const format = options['format']?.[0] ?? 'markdown'
    io.out(format === 'json' ? diffJson(old, now, found) : markdown(after.flow.name, found))
    return 0
  },
}

/** With what it extends, as it is or was beside it. */
async function readVersion(source: string, io: Io): Promise<Version> {
  const flow = { file: source, text: await readSource(source, io) }
  const testsFile = testsFileOf(source)
  const testsText = await readOptional(testsFile, io)
  const extended = await readExtended([flow], (file) => readOptional(file, io))
  const tests = testsText === null ? [] : [{ file: testsFile, text: testsText }]
  return versionOf({ file: source, files: [flow, ...tests, ...extended.flows, ...extended.tests, ...extended.forms] })
}

async function readSource(source: string, io: Io): Promise<string> {
  const text = await readOptional(source, io)
  if (text !== null) return text
  const released = releasedSource(source)
  if (!released) throw new Failure(`'${source}' can't be read. Name a file, or <git ref>:<file>.`)
  const { ref, file } = released
  if (!(await io.readAt(ref, file)))
    throw new Failure(`git knows no '${ref}' here. Name a branch, a tag or a commit before the colon.`)
  throw new Failure(`At '${ref}' there is no '${file}'. The path is relative to the current folder.`)
}

/** A file is tried first: its name may contain a colon. */
async function readOptional(source: string, io: Io): Promise<string | null> {
  const text = await io.read(source)
  if (text !== null) return text
  const released = releasedSource(source)
  const found = released && (await io.readAt(released.ref, released.file))
  return found ? found.text : null
}

/** `<git ref>:<file>`; null if it has not this form. */
function releasedSource(source: string): { ref: string; file: string } | null {
  const colon = source.indexOf(':')
  return colon < 1 || colon === source.length - 1
    ? null
    : { ref: source.slice(0, colon), file: source.slice(colon + 1) }
}
