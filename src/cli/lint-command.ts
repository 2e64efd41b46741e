/** `tieline lint`: reads files, fixes them if asked to, checks them and prints the findings. */
import { defined } from '../flow/index.ts'
import { folderOf } from '../flow-files/index.ts'
import { rules as everyRule, type File, type Files, fix, needsModel, type Rule } from '../lint/index.ts'
import type { Command } from './command.ts'
import { unknownRule } from './explain-command.ts'
import { chooseFiles, save } from './files.ts'
import { Failure, type Io } from './io.ts'
import { lintSideBySide } from './lint-jobs.ts'
import { readMessageKeys } from './message-keys.ts'
import { readReleased } from './released-files.ts'
import { formats } from './report/formats.ts'
import { countOf } from './report/summary.ts'

export const lintCommand: Command = {
  words: '[files]',
  summary: 'checks flows and locales, by default those in flows/ and locales/',
  options: {
    format: {
      takes: Object.keys(formats).join('|'),
      oneOf: Object.keys(formats),
      description: 'the format of the findings',
    },
    fix: { description: 'fixes what needs no decision: order of keys, a missing $schema, unused entries' },
    base: {
      takes: '<git ref or folder>',
      description: 'the released version, to find changes that break open sessions',
    },
    rule: { takes: '<id>', repeats: true, description: 'checks this rule only; may be given more than once' },
    quick: { description: 'checks names and shapes only, without following the flow' },
    all: { description: 'shows findings that may follow from others, too' },
    'max-warnings': { takes: '<number>', description: 'how many warnings are accepted; by default none' },
  },
  run: async ({ words, options }, io) => {
    const chosen = chooseRules(options['rule'] ?? [])
    const rules = options['quick'] ? chosen.filter((rule) => !needsModel(rule)) : chosen
    const mostWarnings = readNumber(options['max-warnings']?.[0] ?? '0')
    const given = await readFiles(words, options['base']?.[0], io)
    const { files, fixed, findings } = options['fix']
      ? fix(given, rules)
      : { files: given, fixed: [], findings: await lintSideBySide(given, rules, io) }
    await writeFixed(given, files, io)
    const shown = options['all'] ? findings.map(({ follows: _, ...finding }) => finding) : findings
    const { errors, warnings } = countOf(findings)
    const format = options['format']?.[0] ?? 'terminal'
    const pages = format === 'sarif' ? await readPages(rules, io) : {}
    const texts = new Map(everyFile(files).map(({ file, text }) => [file, text]))
    const { style, columns } = io
    const run = { findings: shown, fixed, texts, rules, pages, version: await io.version() }
    io.out(defined(formats[format], `format '${format}'`)(run, { style, columns }))
    return errors > 0 || warnings > mostWarnings ? 1 : 0
  },
}

export const everyFile = ({ flows, tests = [], forms = [], locales = [] }: Files): File[] => [
  ...flows,
  ...tests,
  ...forms,
  ...locales,
]

function chooseRules(ids: readonly string[]): readonly Rule[] {
  const known: readonly string[] = everyRule.map(({ id }) => id)
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown) throw new Failure(unknownRule(unknown))
  return ids.length === 0 ? everyRule : everyRule.filter(({ id }) => ids.includes(id))
}

function readNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new Failure(`--max-warnings can't be '${text}'. Give a number, such as 10.`)
  return Number(text)
}

/** @param base where the released flows are: a git ref, or a folder */
export async function readFiles(words: readonly string[], base: string | undefined, io: Io): Promise<Files> {
  const chosen = await chooseFiles(words, io)
  const messageKeys = await readMessageKeys(keysOf(chosen.locales), io)
  // Without names the folder is judged as a whole: it may have lost its last flow.
  const folders = [...chosen.flows.map(({ file }) => folderOf(file)), ...(words.length === 0 ? ['flows/'] : [])]
  const released = base === undefined ? [] : await readReleased(base, folders, io)
  return { ...chosen, ...(messageKeys && { messageKeys }), base: released }
}

async function readPages(rules: readonly Rule[], io: Io): Promise<Record<string, string>> {
  const pages = rules.map(async ({ id }) => [id, defined(await io.page(id), `page of '${id}'`)] as const)
  return Object.fromEntries(await Promise.all(pages))
}

/** As written: a locale may not be JSON. */
function keysOf(locales: readonly File[]): string[] {
  return locales.flatMap(({ text }) => [...text.matchAll(/(?<=^\s*")[^"]+(?="\s*:)/gm)].map(([key]) => key))
}

async function writeFixed(before: Files, after: Files, io: Io): Promise<void> {
  const texts = new Map(everyFile(before).map(({ file, text }) => [file, text]))
  for (const { file, text } of everyFile(after)) if (text !== texts.get(file)) await save(file, text, io)
}
