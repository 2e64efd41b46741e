/** Builds the sentence of a condition: all, any or none of terms that are chosen from those that exist. */

import type { ReactNode } from 'react'
import { conditionInWords } from '../../analysis/index.ts'
import type { Condition } from '../../generated/flow.types.ts'
import { useTexts } from '../ui-texts.tsx'
import { firstOf, freshTerms, type OnOffer, termsIn } from './on-offer.ts'
import { conditionsIn, type Join, type Sentence, type Term } from './sentence.ts'
import './conditions.css'

interface SentenceFieldsProps {
  label: string
  sentence: Sentence
  offered: OnOffer
  /** Two levels are shown. */
  canGroup: boolean
  change: (sentence: Sentence) => void
  /** Takes out a group, and is shown in its first line; null: it stays. */
  remove?: ReactNode
}

export function SentenceFields({ label, sentence, offered, canGroup, change, remove = null }: SentenceFieldsProps) {
  const text = useTexts()
  const { join, terms } = sentence
  const canAdd = firstOf(offered) !== undefined
  const fresh = (count: number) =>
    freshTerms(offered, conditionsIn(sentence), count).map((condition): Term => ({ kind: 'one', condition }))
  const put = (index: number, ...replacements: readonly Term[]) =>
    change({ join, terms: [...terms.slice(0, index), ...replacements, ...terms.slice(index + 1)] })
  return (
    <fieldset className="sentence">
      <legend className="hidden">{label}</legend>
      <div className="join">
        {terms.length > 1 || join === 'none' ? (
          <select
            aria-label={text('condition.join')}
            value={join}
            onChange={({ target }) => change({ join: target.value as Join, terms })}
          >
            {(['all', 'any', 'none'] as const).map((each) => (
              <option key={each} value={each}>
                {text(`condition.${each}`)}
              </option>
            ))}
          </select>
        ) : null}
        {remove}
      </div>
      <ul>
        {terms.map((term, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a term is its place in the sentence
          <li key={index}>
            <TermFields
              number={index + 1}
              term={term}
              offered={offered}
              change={(changed) => put(index, changed)}
              label={label}
              remove={
                terms.length > 1 ? (
                  <button
                    type="button"
                    aria-label={text('condition.remove', { number: index + 1 })}
                    onClick={() => put(index)}
                  >
                    ✕
                  </button>
                ) : null
              }
            />
          </li>
        ))}
      </ul>
      {canAdd ? (
        <button type="button" onClick={() => put(terms.length, ...fresh(1))}>
          {text('condition.add')}
        </button>
      ) : null}
      {canGroup && canAdd ? (
        <button
          type="button"
          onClick={() => {
            const either: Sentence = { join: join === 'any' ? 'all' : 'any', terms: fresh(2) }
            put(terms.length, { kind: 'group', sentence: either })
          }}
        >
          {text('condition.group')}
        </button>
      ) : null}
    </fieldset>
  )
}

interface TermFieldsProps {
  number: number
  term: Term
  label: string
  offered: OnOffer
  change: (term: Term) => void
  /** Takes it out. */
  remove: ReactNode
}

function TermFields({ number, term, label, offered, change, remove }: TermFieldsProps) {
  const text = useTexts()
  if (term.kind === 'group')
    return (
      <SentenceFields
        label={`${label}, ${number}`}
        sentence={term.sentence}
        offered={offered}
        canGroup={false}
        change={(sentence) => change({ kind: 'group', sentence })}
        remove={remove}
      />
    )
  const { condition } = term
  if (term.kind === 'other')
    return (
      <>
        <span>{text('condition.other', { condition: conditionInWords(condition) })}</span>
        {remove}
      </>
    )
  const value = JSON.stringify(condition)
  const isOffered = termsIn(offered).some((each) => JSON.stringify(each) === value)
  return (
    <>
      <select
        aria-label={text('condition.term', { number })}
        value={value}
        onChange={({ target }) => change({ kind: 'one', condition: JSON.parse(target.value) as Condition })}
      >
        {isOffered ? null : <option value={value}>{conditionInWords(condition)}</option>}
        <Options label={text('condition.named')} conditions={offered.named} />
        <Options label={text('condition.given')} conditions={offered.given} />
        <Options label={text('condition.learned')} conditions={offered.learned} />
        <Options label={text('condition.answers')} conditions={offered.answers} />
      </select>
      {remove}
    </>
  )
}

function Options({ label, conditions }: { label: string; conditions: readonly Condition[] }) {
  if (conditions.length === 0) return null
  return (
    <optgroup label={label}>
      {conditions.map((condition) => (
        <option key={JSON.stringify(condition)} value={JSON.stringify(condition)}>
          {conditionInWords(condition)}
        </option>
      ))}
    </optgroup>
  )
}
