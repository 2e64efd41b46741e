/** Flow tests that were removed (listed first), added or changed. */
import type { FlowTests } from '../flow-tests/index.ts'
import type { Assumption, Case, Invariant, Row } from '../generated/flow-tests.types.ts'
import type { Change } from './change.ts'
import type { Compared } from './compared.ts'

type Test = Assumption | Invariant | Case

export function testChanges({ tests, renames }: Compared): Change[] {
  const [old, now] = [testsOf(tests.old), testsOf(tests.now)]
  const conditions = [tests.old, tests.now].map((each) => JSON.stringify(each?.definition.conditions ?? {}))
  return [
    ...old
      .filter(({ id }) => !find(now, id))
      .map(({ id }) => change(`The test \`${id}\` is gone: nobody checks it any more.`)),
    ...now.flatMap((test) => {
      const before = find(old, test.id)
      return before ? changesOf(before, test, renames.place) : [change(`The test \`${test.id}\` is new.`)]
    }),
    ...(old.length > 0 && now.length > 0 && conditions[0] !== conditions[1]
      ? [change('The conditions of the flow tests are not the same as before.')]
      : []),
  ]
}

const change = (sentence: string): Change => ({ about: 'tests', sentence, trace: [], isCounted: false })

const testsOf = (tests: FlowTests | null): Test[] => {
  const { assumptions = [], invariants = [], cases = [] } = tests?.definition ?? {}
  return [...assumptions, ...invariants, ...cases]
}

const find = (tests: readonly Test[], id: string) => tests.find((test) => test.id === id)

function changesOf(old: Test, now: Test, newName: (place: string) => string): Change[] {
  if ('rows' in old && 'rows' in now) return rowChanges(now.id, renamed(old, newName).rows, now.rows)
  return content(renamed(old, newName)) === content(now)
    ? []
    : [change(`The test \`${now.id}\` checks something else than before.`)]
}

function rowChanges(id: string, old: readonly Row[], now: readonly Row[]): Change[] {
  const kept = new Set(now.map(content))
  const [was, is] = [
    old.filter((row) => !kept.has(content(row))),
    now.filter((row) => !old.some((each) => content(each) === content(row))),
  ]
  const subjects = new Set(was.map(subject))
  return [
    ...was.map((row) => {
      const next = is.find((each) => subject(each) === subject(row))
      if (!next) return change(`The test \`${id}\` has lost the row \`${subject(row)}\`: nobody checks it any more.`)
      const because = next.because === undefined ? '' : ` Reason: ${next.because}`
      return change(`The test \`${id}\` expects something else of \`${subject(row)}\`.${because}`)
    }),
    ...is.flatMap((row) =>
      subjects.has(subject(row)) ? [] : [change(`The test \`${id}\` has the new row \`${subject(row)}\`.`)],
    ),
  ]
}

/** What a row is about, without what it expects. */
function subject({ at, on, if: condition, given }: Row): string {
  const parts = { ...(at && { at }), on, ...(condition && { if: condition }), ...(given && { given }) }
  return JSON.stringify(parts)
}

/** What is checked, without what is only said about it. */
function content(test: Test | Row): string {
  const { description: _, because: __, ...checked } = test as { description?: string; because?: string }
  return JSON.stringify(checked)
}

function renamed<T>(test: T, newName: (place: string) => string): T {
  const text = JSON.stringify(test, (_, value: unknown) => (typeof value === 'string' ? newName(value) : value))
  return JSON.parse(text) as T
}
