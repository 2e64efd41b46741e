/** Both screens where those of a customer first differ, or those of the session that is played. */
import { customerInWords } from '../controls/customer-in-words.ts'
import { NoResults } from '../controls/no-results.tsx'
import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import { ComparedRun } from './compared-run.tsx'
import { Side } from './side.tsx'
import { useVersion } from './version.ts'
import './compare.css'

export function ComparePane() {
  const id = useStudioState((state) => state.compared)
  const run = useStudioState((state) => state.run)
  return id === null && run ? <ComparedRun run={run} /> : <ComparedCustomer id={id} />
}

function ComparedCustomer({ id }: { id: string | null }) {
  const text = useTexts()
  const edited = useStudioState((state) => state.file)
  const effects = useStudioState((state) => state.results.effects)
  const state = useStudioState(({ results }) => results.state)
  const found = effects?.customers.find(({ customer }) => customer.id === id)
  const file = found?.customer.file ?? edited
  const isUnderWay = found ? state !== 'front-done' && state !== 'done' : state !== 'done'
  const [before, after] = [useVersion('before', file), useVersion('after', file)]
  if (!found?.first && id !== null && isUnderWay) return <NoResults />
  if (!found?.first) return <p className="quiet">{text('compare.none')}</p>
  const { customer, first } = found
  return (
    <div className="compare">
      <p>{customerInWords(customer, text)}</p>
      <ol>
        {first.trace.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <Side which="before" step={first.before} customer={customer} flow={before} />
      <Side which="after" step={first.after} customer={customer} flow={after} />
    </div>
  )
}
