/** The last look before the files go to review: whether they are ready, what changes for whom, and which lines. */
import { customerInWords } from '../controls/customer-in-words.ts'
import { PlayChange } from '../controls/play-change.tsx'
import { Sentence } from '../controls/sentence.tsx'
import { usePlace } from '../storage/context.tsx'
import { canSaveIntoFolder, downloadFiles, saveIntoFolder } from '../storage/save.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { isChanged } from '../store/files.ts'
import { useTexts } from '../ui-texts.tsx'
import { changedFiles, handOver } from './hand-over.ts'
import { Lines } from './lines.tsx'
import { Readiness } from './readiness.tsx'
import './review.css'

export function ReviewPane() {
  const text = useTexts()
  const studio = useStudio()
  const { store, compare, show, say } = studio
  const place = usePlace()
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
  const files = () => handOver(store.getState(), effects, text)
  const download = () => {
    downloadFiles(studio, place, files())
    say(text('review.saved'))
  }
  const intoFolder = () =>
    saveIntoFolder(place, files()).then((isSaved) => {
      if (isSaved) say(text('review.saved'))
    })
  return (
    <div className={state === 'done' ? 'review' : 'review stale'} aria-busy={state !== 'done'}>
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
