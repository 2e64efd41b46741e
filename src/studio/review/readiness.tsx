/** Whether the files can go to review, and else what has to be decided before, with a way to it. */
import { CheckAgain, hasEnded } from '../controls/check-again.tsx'
import { UnderWay } from '../controls/under-way.tsx'
import { useStudio, useStudioState } from '../store/context.tsx'
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
  const all = [
    ...errors.map(({ message }) => message),
    ...(tests ?? []).map(({ id, description }) => text('review.test', { id, description })),
  ]
  // The same may be wrong in several places.
  const items = [...new Set(all)]
  if (items.length === 0)
    return tests === null ? (
      <p className="undecided">{text('review.untested')}</p>
    ) : (
      <p className="ready">{text('review.ready')}</p>
    )
  return (
    <>
      <p className="undecided">
        {openInWords(errors.length, tests?.length ?? 0, text)} {/* An error may be why a test says otherwise. */}
        <button type="button" onClick={() => show('results', errors.length > 0 ? 'checks' : 'tests')}>
          {text('review.decide')}
        </button>
      </p>
      <ul>
        {items.slice(0, mostShown).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {items.length > mostShown ? (
          <li className="quiet">{text('review.more', { count: items.length - mostShown })}</li>
        ) : null}
      </ul>
    </>
  )
}

function openInWords(errors: number, tests: number, text: Texts): string {
  if (tests === 0) return text('review.errors', { count: errors })
  return errors === 0 ? text('review.tests', { count: tests }) : text('review.both', { errors, tests })
}
