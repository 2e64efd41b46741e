/** The last look before the files go to review: whether they are ready, what changes for whom, and which lines. */
import { CheckAgain } from '../controls/check-again.tsx'
import { NoResults } from '../controls/no-results.tsx'
import { canSaveIntoFolder, save, saveIntoFolder } from '../files/save.ts'
import { customerInWords } from '../results/in-words.ts'
import { Sentence } from '../results/sentence.tsx'
import { useStudio, useStudioState } from '../store/context.tsx'
import { isChanged } from '../store/files.ts'
import { undecided } from '../store/stage.ts'
import { useTexts } from '../texts.tsx'
import { changedFiles, handOver } from './hand-over.ts'
import { Lines } from './lines.tsx'
import './review.css'

export function ReviewPane() {
  const text = useTexts()
  const { store, compare, show, say } = useStudio()
  const differs = useStudioState(isChanged)
  const { effects, state } = useStudioState((each) => each.results)
  if (!differs) return <p className="quiet">{text('effects.same')}</p>
  if (!effects) return <NoResults />
  const files = () => handOver(store.getState(), effects, text)
  const download = () => {
    for (const each of files()) save(each.file, each.text)
    say(text('review.saved'))
  }
  const intoFolder = () =>
    saveIntoFolder(files()).then((isSaved) => {
      if (isSaved) say(text('review.saved'))
    })
  return (
    <div className="review">
      <Readiness />
      <div className="actions">
        <button type="button" aria-disabled={state !== 'done'} onClick={state === 'done' ? download : undefined}>
          {text('review.download')}
        </button>
        {canSaveIntoFolder() ? (
          <button type="button" aria-disabled={state !== 'done'} onClick={state === 'done' ? intoFolder : undefined}>
            {text('review.folder')}
          </button>
        ) : null}
      </div>
      <h2>{text('review.changes')}</h2>
      <ul>
        {effects.changes.map(({ sentence }) => (
          <li key={sentence}>
            <Sentence markdown={sentence} />
          </li>
        ))}
      </ul>
      <h2>{text('review.customers')}</h2>
      <ul>
        {effects.customers.map(({ customer, changes, first }) => (
          <li key={customer.id}>
            {customerInWords(customer, text)} <small>{text('effects.count', { count: changes.length })}</small>{' '}
            {first ? (
              <button
                type="button"
                onClick={() => {
                  compare(customer.id)
                  show('centre', 'compare')
                }}
              >
                {text('compare.show')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <h2>{text('review.lines')}</h2>
      {changedFiles(store.getState()).map((each) => (
        <Lines key={each.file} changed={each} />
      ))}
    </div>
  )
}

/** What has to be decided before. */
function Readiness() {
  const text = useTexts()
  const { show } = useStudio()
  const checks = useStudioState((state) => state.checks)
  const results = useStudioState((state) => state.results)
  const left = undecided({ checks, results })
  if (results.state === 'failed') return <CheckAgain failed="results.failed" />
  if (checks.state === 'failed') return <CheckAgain failed="checks.failed" />
  if (!left) return <p className="quiet">{text('results.working')}</p>
  const { errors, tests } = left
  if (errors + tests === 0) return <p className="ready">{text('review.ready')}</p>
  return (
    <p className="undecided">
      {text('review.open', { errors, tests })}{' '}
      <button type="button" onClick={() => show('results', tests > 0 ? 'tests' : 'checks')}>
        {text('review.decide')}
      </button>
    </p>
  )
}
