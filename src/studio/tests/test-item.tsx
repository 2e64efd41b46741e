/** One test: what it says, what happens instead, how it would have to read. */
import { useState } from 'react'
import { testsFileOf } from '../../flow-files/index.ts'
import type { RowInWords } from '../../flow-tests/index.ts'
import { takeOutTest } from '../document/edits/edit-tests.ts'
import { isOpen, type TestRow } from '../results/test-rows.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import { ReasonForm } from './reason-form.tsx'

interface TestItemProps {
  row: TestRow
  /** What is shown is of the texts as they are now: of older ones, another test may be at its place. */
  isCurrent: boolean
}

export function TestItem({ row, isCurrent }: TestItemProps) {
  const text = useTexts()
  const { selectStep, playReplay } = useStudio()
  const file = useStudioState((state) => state.file)
  const { id, description, expected, correct, failures, manual, steps } = row
  const [first] = failures
  const [step] = steps
  return (
    <li className="test">
      <p>
        <code>{id}</code> {description}
      </p>
      {expected ? <Line label={text(isOpen(row) ? 'tests.before' : 'tests.says')} row={expected} /> : null}
      {correct.map((each) => (
        <Line key={JSON.stringify(each)} label={text('tests.after')} row={each} />
      ))}
      {failures.map(({ failure, clients }) => (
        <p key={`${failure} ${clients}`}>
          {clients === null ? text('tests.failure', { failure }) : text('tests.failure.of', { failure, clients })}
        </p>
      ))}
      {manual === null ? null : <p>{manual}</p>}
      <div className="actions">
        {first ? (
          <button type="button" onClick={() => playReplay(first.replay, file)}>
            {text('play.way')}
          </button>
        ) : null}
        {step === undefined ? null : (
          <button type="button" onClick={() => selectStep(step)}>
            {text('tests.select', { step })}
          </button>
        )}
        <Removal row={row} isCurrent={isCurrent} />
      </div>
    </li>
  )
}

const Line = ({ label, row: { when, expects } }: { label: string; row: RowInWords }) => (
  <p>
    <span className="quiet">{label}</span> {when} → <strong>{expects}</strong>
  </p>
)

/** Inherited tests belong to another file: a test of the same id in the own file takes their place. */
function Removal({ row, isCurrent }: TestItemProps) {
  const text = useTexts()
  const { applyToTests } = useStudio()
  const file = useStudioState((state) => state.file)
  const isOwn = testsFileOf(file) === row.file
  const [isAsking, setIsAsking] = useState(false)
  if (!isOwn) {
    const values = { from: row.file, file: testsFileOf(file) }
    return isOpen(row) ? <span className="quiet">{text('tests.inherited', values)}</span> : null
  }
  if (isAsking)
    return (
      <ReasonForm
        label={text('tests.why-not')}
        action={text('tests.remove-now')}
        isOff={!isCurrent}
        submit={(because) => applyToTests((current) => takeOutTest(current, row, because))}
      />
    )
  return (
    <button type="button" disabled={!isCurrent} onClick={() => setIsAsking(true)}>
      {text('tests.remove')}
    </button>
  )
}
