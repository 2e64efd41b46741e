/** Changes of the code and whether a test noticed them, from Stryker's reports. */
import type { Report } from './round.ts'
import { type Change, isChosen } from './sample.ts'

export interface Mutant extends Change {
  line: number
  lastLine: number
  lastColumn: number
  /** As Stryker reports it, or `NotChosen` if the change is not in the sample. */
  status: string
}

export type Mutants = readonly Mutant[]

export const mutantsOf = ({ files }: Report, oneIn: number): Mutants =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map(({ location: { start, end }, mutatorName: kind, replacement = '', status }) => ({
      file,
      line: start.line,
      column: start.column,
      lastLine: end.line,
      lastColumn: end.column,
      kind,
      replacement,
      status: isChosen({ file, column: start.column, kind, replacement }, oneIn) ? status : 'NotChosen',
    })),
  )

/** RuntimeError: something failed outside of a test, for instance a file before its first one. */
const noticed = ['Killed', 'Timeout', 'RuntimeError']
const unnoticed = ['Survived', 'NoCoverage']

export const survivorsOf = (mutants: Mutants): Mutants => mutants.filter(({ status }) => unnoticed.includes(status))

/** Changes that no test could run (`Ignored`, `CompileError`) do not count. */
export const countOf = (mutants: Mutants): { all: number; judged: number; noticed: number } => {
  const count = (statuses: readonly string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  const judged = count([...noticed, ...unnoticed])
  return { all: judged + count(['NotChosen']), judged, noticed: count(noticed) }
}

/** The positions of mutants as Stryker's configuration has them: columns begin at 0 there, and at 1 in its reports. */
export const rangesOf = (mutants: Mutants): string[] => [
  ...new Set(mutants.map((at) => `${at.file}:${at.line}:${at.column - 1}-${at.lastLine}:${at.lastColumn - 1}`)),
]

const keyOf = ({ file, line, column, kind, replacement }: Mutant) => [file, line, column, kind, replacement].join(' ')

/** A change is noticed if one of the two rounds noticed it. */
export function merged(first: Mutants, second: Mutants): Mutants {
  const found = new Set(second.filter(({ status }) => noticed.includes(status)).map(keyOf))
  return first.map((each) => (found.has(keyOf(each)) ? { ...each, status: 'Killed' } : each))
}

export const wordsOf = ({ file, line, column, kind, replacement }: Mutant): string =>
  `${file}:${line}:${column} ${kind}: ${replacement.replaceAll('\n', ' ').slice(0, 120)}`
