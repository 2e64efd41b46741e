/** The flow's tests, those that no longer hold first: what they say, what happens now, and what can be done about it. */
import { testsFileOf } from '../../flow-files/index.ts'
import { CheckAgain, hasEnded } from '../controls/check-again.tsx'
import { NoResults } from '../controls/no-results.tsx'
import { updateTests } from '../document/edits/edit-tests.ts'
import { isOpen, type TestRow } from '../results/test-rows.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import { ReasonForm } from './reason-form.tsx'
import { TestItem } from './test-item.tsx'
import './tests.css'

export function TestsPane() {
  const text = useTexts()
  const { applyToTests, say } = useStudio()
  const file = useStudioState((state) => testsFileOf(state.file))
  const { tests: rows, state } = useStudioState((each) => each.results)
  if (hasEnded(state)) return <CheckAgain of="results" />
  if (!rows) return <NoResults />
  if (rows.length === 0) return <p className="quiet">{text('tests.none')}</p>
  const open = rows.filter(isOpen)
  const kept = rows.filter((row) => !isOpen(row))
  const updates = open.flatMap(({ update, file: from }) => (update && from === file ? [update] : []))
  const isCurrent = state !== 'working'
  const accept = (because: string) => {
    applyToTests((current) => updateTests(current, updates, because))
    say(text('tests.updated', { count: updates.length }))
  }
  return (
    <div className={isCurrent ? 'tests' : 'tests stale'} aria-busy={!isCurrent}>
      <p>
        {open.length === 0 ? text('tests.kept', { count: kept.length }) : text('tests.open', { count: open.length })}
      </p>
      {updates.length > 0 ? (
        <ReasonForm
          label={text('tests.why')}
          action={text('tests.update', { count: updates.length })}
          isOff={!isCurrent}
          submit={accept}
        />
      ) : null}
      <ul>
        {open.map((row) => (
          <TestItem key={keyOf(row)} row={row} isCurrent={isCurrent} />
        ))}
      </ul>
      <details>
        <summary>{text('tests.others', { count: kept.length })}</summary>
        <ul>
          {kept.map((row) => (
            <TestItem key={keyOf(row)} row={row} isCurrent={isCurrent} />
          ))}
        </ul>
      </details>
    </div>
  )
}

/** A test that moves to the place of another one is another item. */
const keyOf = ({ file, pointer, id }: TestRow) => `${file}${pointer} ${id}`
