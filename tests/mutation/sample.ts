/**
 * A checker of StrykerJS that leaves out the changes that are not in the sample. A hash of the change decides, so that
 * each run chooses the same changes, also after a line has moved.
 */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'

export interface Change {
  file: string
  column: number
  /** What Stryker calls the kind of change. */
  kind: string
  replacement: string
}

export function isChosen({ file, column, kind, replacement }: Change, oneIn: number): boolean {
  const key = [basename(file), column, kind, replacement].join(' ')
  return createHash('sha256').update(key).digest().readUInt32BE() % oneIn === 0
}

/** As Stryker gives a change to a checker. */
interface Checked {
  id: string
  fileName: string
  mutatorName: string
  replacement: string
  location: { start: { column: number } }
}

class Sample {
  readonly oneIn = Number(process.env['TIELINE_MUTATION_ONE_IN'])

  async init() {}

  async check(mutants: readonly Checked[]) {
    return Object.fromEntries(mutants.map((each) => [each.id, this.judge(each)]))
  }

  judge({ fileName, location, mutatorName, replacement }: Checked) {
    const column = location.start.column + 1
    return isChosen({ file: fileName, column, kind: mutatorName, replacement }, this.oneIn)
      ? { status: 'passed' }
      : { status: 'compileError', reason: 'Not in the sample.' }
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }]
