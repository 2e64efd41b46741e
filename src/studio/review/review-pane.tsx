/** The last look before the files go to review: whether they are ready, what changes for whom, and which lines. */
import { customerInWords } from '../controls/customer-in-words.ts'
import { PlayChange } from '../controls/play-change.tsx'
import { Sentence } from '../controls/sentence.tsx'
import { useStudio, useStudioState } from '../store/context.tsx'
import { isChanged } from '../store/files.ts'
import { useTexts } from '../ui-texts.tsx'
import { changedFiles } from './hand-over.ts'
import { HandOver } from './hand-over-buttons.tsx'
import { Lines } from './lines.tsx'
import { Readiness } from './readiness.tsx'
import './review.css'

export function ReviewPane() {
  const text = useTexts()
  const { store, compare, show } = useStudio()
  const differs = useStudioState(isChanged)
  const { effects, state } = useStudioState((each) => each.results)
  if (!differs) return <p className="quiet">{text('effects.same')}</p>
  // A flow that is too large, or has errors, has no effects to show; what has to be done is said all the same.
  if (!effects)
    return (
      <div className="review">
        <Readiness />
      </div>
    )
  return (
    <div className={state === 'done' ? 'review' : 'review stale'} aria-busy={state !== 'done'}>
      <Readiness />
      <HandOver effects={effects} isReady={state === 'done'} />
      <h2>{text('review.changes')}</h2>
      <ul>
        {effects.changes.map((change) => (
          <li key={change.sentence}>
            <Sentence markdown={change.sentence} /> <PlayChange change={change} />
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
