/** What the edits mean: all changes, and those for each customer, those who notice something first. */
import { useState } from 'react'
import { CheckAgain, hasEnded } from '../controls/check-again.tsx'
import { customerInWords } from '../controls/customer-in-words.ts'
import { NoResults } from '../controls/no-results.tsx'
import { PlayChange } from '../controls/play-change.tsx'
import { Sentence } from '../controls/sentence.tsx'
import { UnderWay } from '../controls/under-way.tsx'
import type { CustomerEffects, EffectInWords } from '../results/effects.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { isChanged } from '../store/files.ts'
import { useTexts } from '../ui-texts.tsx'
import './effects.css'

export function EffectsPane() {
  const text = useTexts()
  const { compare, show } = useStudio()
  const { effects, state } = useStudioState((each) => each.results)
  const differs = useStudioState(isChanged)
  const [chosen, choose] = useState<string | null>(null)
  if (hasEnded(state)) return <CheckAgain of="results" />
  if (!differs) return <p className="quiet">{text('effects.same')}</p>
  if (!effects) return <NoResults />
  const isCurrent = state === 'front-done' || state === 'done'
  const selected = effects.customers.find(({ customer }) => customer.id === chosen) ?? null
  const select = ({ customer: { id }, first }: CustomerEffects) => {
    choose(id)
    // Where it is still being worked out, the comparison appears once it is known.
    if (!first && isCurrent) return
    compare(id)
    show('centre', 'compare')
  }
  const noticing = effects.customers.filter(({ changes }) => changes.length > 0)
  return (
    <>
      {state === 'done' ? (
        <p className="quiet under-way">
          {text('effects.noticing', { count: noticing.length, all: effects.customers.length })}
        </p>
      ) : (
        <UnderWay what={isCurrent ? 'results.others' : 'results.working'} />
      )}
      <div className={isCurrent ? 'effects' : 'effects stale'} aria-busy={!isCurrent}>
        <ul className="customers">
          <li>
            <button type="button" aria-pressed={selected === null} onClick={() => choose(null)}>
              {text('effects.all')} <small>{effects.changes.length}</small>
            </button>
          </li>
          {effects.customers.map((each) => (
            <li key={each.customer.id}>
              <button
                type="button"
                aria-pressed={each === selected}
                className={each.changes.length === 0 ? 'quiet' : undefined}
                onClick={() => select(each)}
              >
                {customerInWords(each.customer, text)}{' '}
                <small>{text('effects.count', { count: each.changes.length })}</small>
              </button>
            </li>
          ))}
        </ul>
        <Changes changes={selected ? selected.changes : effects.changes} />
      </div>
    </>
  )
}

function Changes({ changes }: { changes: readonly EffectInWords[] }) {
  const text = useTexts()
  if (changes.length === 0) return <p className="quiet">{text('effects.none')}</p>
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={change.sentence} className={change.isBreaking ? 'breaking' : undefined}>
          <Sentence markdown={change.sentence} />
          {change.trace.length === 0 ? null : (
            <details>
              <summary>{text('effects.way')}</summary>
              <ol>
                {change.trace.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
            </details>
          )}
          <PlayChange change={change} />
        </li>
      ))}
    </ul>
  )
}
