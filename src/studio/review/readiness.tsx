/** Whether the files can go to review, and else what has to be decided before, with a way to it. */
import type { Finding } from '../../lint/index.ts'
import { CheckAgain, hasEnded } from '../controls/check-again.tsx'
import { findingInWords } from '../controls/finding-in-words.ts'
import { useFindingPlace } from '../controls/finding-place.ts'
import { UnderWay } from '../controls/under-way.tsx'
import type { TestRow } from '../results/test-rows.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { keyOfFinding } from '../store/findings.ts'
import { undecided } from '../store/stage.ts'
import { type Texts, useTexts } from '../ui-texts.tsx'

/** More are in the panes that Decide leads to. */
const mostShown = 5

export function Readiness() {
  const text = useTexts()
  const { show } = useStudio()
  const checks = useStudioState((state) => state.checks)
  const results = useStudioState((state) => state.results)
  const left = undecided({ checks, results })
  if (hasEnded(results.state)) return <CheckAgain of="results" />
  if (hasEnded(checks.state)) return <CheckAgain of="checks" />
  if (!left) return <UnderWay what={results.state === 'done' ? 'checks.checking' : 'results.working'} />
  const { errors, tests } = left
  const open = errors.length + (tests?.length ?? 0)
  if (open === 0)
    return tests === null ? (
      <p className="undecided">{text('review.untested')}</p>
    ) : (
      <p className="ready">{text('review.ready')}</p>
    )
  const shownErrors = errors.slice(0, mostShown)
  return (
    <>
      <p className="undecided">
        {openInWords(errors.length, tests?.length ?? 0, text)} {/* An error may be why a test says otherwise. */}
        <button type="button" onClick={() => show('results', errors.length > 0 ? 'checks' : 'tests')}>
          {text('review.decide')}
        </button>
      </p>
      <ul>
        {shownErrors.map((finding) => (
          <OpenError key={keyOfFinding(finding)} finding={finding} />
        ))}
        {(tests ?? []).slice(0, mostShown - shownErrors.length).map((test) => (
          <li key={test.file + test.pointer}>{testInWords(test, text)}</li>
        ))}
        {open > mostShown ? <li className="quiet">{text('review.more', { count: open - mostShown })}</li> : null}
      </ul>
    </>
  )
}

/** With the way to its place. */
function OpenError({ finding }: { finding: Finding }) {
  const text = useTexts()
  const selectPlace = useFindingPlace(finding)
  const sentence = findingInWords(finding, text)
  return (
    <li>
      {selectPlace ? (
        <button type="button" onClick={selectPlace}>
          {sentence}
        </button>
      ) : (
        sentence
      )}
    </li>
  )
}

const testInWords = ({ id, description, expected }: TestRow, text: Texts): string =>
  expected ? text('review.test.row', { id, description, row: expected.when }) : text('review.test', { id, description })

function openInWords(errors: number, tests: number, text: Texts): string {
  if (tests === 0) return text('review.errors', { count: errors })
  return errors === 0 ? text('review.tests', { count: tests }) : text('review.both', { errors, tests })
}
