/** `tieline build`: writes flows as the widget loads them. A broken one is left out, and the others are written. */
import { type BuiltFile, buildFlows, filesByPath, resolveFlow } from '../flow-files/index.ts'
import { type Finding, rules } from '../lint/index.ts'
import type { Command } from './command.ts'
import { chooseFiles, flowFiles, save } from './files.ts'
import { Failure, type Io } from './io.ts'
import type { FlowFiles } from './jobs/job.ts'
import { lintSideBySide } from './lint-jobs.ts'
import { plural } from './report/summary.ts'
import { terminal } from './report/terminal.ts'

export const buildCommand: Command = {
  words: '<flows>',
  summary: 'writes each flow flattened, under its name and under one that says its content, with a manifest',
  options: { out: { takes: '<folder>', description: 'where the files go; others there stay' } },
  run: async ({ words, options }, io) => {
    const out = options['out']?.[0]
    if (words.length === 0 || out === undefined)
      throw new Failure('Say what to build, and where to: tieline build flows --out dist/widget/flows.')
    const { flows, tests, extended, forms } = await chooseFiles(words, io)
    const all = [...flows, ...extended, ...tests, ...forms]
    const findings = await lintSideBySide({ flows: [...flows, ...extended], tests, forms }, rules, io)
    const sources = filesByPath(all)
    const sound = flows.filter(({ file }) => !isBroken(flowFiles(file, all), findings))
    const built = buildFlows(
      sound.map(({ file }) => resolveFlow(file, sources)),
      (text) => io.digest(text).slice(0, 12),
    )
    await write(built, out, io)
    const left = flows.length - sound.length
    const texts = new Map(all.map(({ file, text }) => [file, text]))
    if (findings.length > 0) io.out(terminal({ findings, fixed: [], texts, rules, pages: {}, version: '' }, io))
    io.out(`${plural(sound.length, 'flow')} written to ${out}${left > 0 ? `, ${left} left out` : ''}.\n`)
    return left > 0 ? 1 : 0
  },
}

/** A flow is as broken as what it extends; its flow tests and its forms count, too. */
function isBroken({ files }: FlowFiles, findings: readonly Finding[]): boolean {
  const parts = new Set(files.map(({ file }) => file))
  return findings.some(({ file, severity }) => severity === 'error' && parts.has(file))
}

/** What the widget loads comes after what has a name of its own, and the manifest last: no file names one that is missing. */
async function write(files: readonly BuiltFile[], folder: string, io: Io): Promise<void> {
  if (!(await io.makeFolder(folder))) throw new Failure(`The folder '${folder}' can't be made.`)
  for (const { name, text } of files) await save(`${folder}/${name}`, text, io)
}
