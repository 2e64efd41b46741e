/** The customers side by side: what each one is given, sees and notices. Usual values are pale. */
import { defined } from '../../flow/index.ts'
import { flowNameOf } from '../../flow-files/index.ts'
import { CheckAgain, hasEnded } from '../controls/check-again.tsx'
import { customerInWords } from '../controls/customer-in-words.ts'
import { Editable } from '../controls/editable.tsx'
import { NoResults } from '../controls/no-results.tsx'
import { UnderWay } from '../controls/under-way.tsx'
import { valueInWords } from '../controls/value-in-words.ts'
import type { Customer } from '../results/customers.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { causesIn } from '../store/findings.ts'
import { useTexts } from '../ui-texts.tsx'
import { FlowFiles } from './flow-files.tsx'
import { Overrides } from './overrides.tsx'
import './customers.css'

export function CustomersPane() {
  const text = useTexts()
  return (
    <>
      <FlowFiles />
      <h2>{text('customers')}</h2>
      <Matrix />
    </>
  )
}

function Matrix() {
  const text = useTexts()
  const { effects, state } = useStudioState(({ results }) => results)
  if (!effects) return <NoResults />
  const { customer: usual } = defined(
    effects.customers.find(({ customer }) => customer.setting === null && !customer.isVariant),
    'usual customer',
  )
  const inputs = Object.keys(usual.inputs)
  const isCurrent = state === 'front-done' || state === 'done'
  return (
    <>
      {hasEnded(state) ? <CheckAgain of="results" /> : null}
      {state === 'done' || hasEnded(state) ? null : (
        <UnderWay what={isCurrent ? 'results.others' : 'results.working'} />
      )}
      <table className={isCurrent ? 'matrix' : 'matrix stale'} aria-busy={!isCurrent}>
        <thead>
          <tr>
            <th scope="col">{text('customers.name')}</th>
            <th scope="col">{text('customers.changes')}</th>
            <th scope="col">{text('customers.findings')}</th>
            <th scope="col">{text('customers.path')}</th>
            {inputs.map((input) => (
              <th key={input} scope="col">
                {input}
              </th>
            ))}
            <th scope="col">{text('customers.own')}</th>
          </tr>
        </thead>
        <tbody>
          {effects.customers.map(({ customer, changes }) => (
            <Row key={customer.id} customer={customer} count={changes.length} usual={usual} inputs={inputs} />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface RowProps {
  customer: Customer
  /** How many changes it notices. */
  count: number
  usual: Customer
  inputs: readonly string[]
}

function Row({ customer, count, usual, inputs }: RowProps) {
  const text = useTexts()
  const { setRun, show, openFlow } = useStudio()
  const file = useStudioState((state) => state.file)
  const findings = useStudioState(
    ({ checks }) => causesIn(checks.findings).filter((finding) => finding.file === customer.file).length,
  )
  // Of the other flows only names are checked until the one in front is.
  const isKnown = useStudioState(({ checks }) => checks.state !== 'front-checked') || customer.file === file
  const open = () => {
    if (customer.file !== file) return openFlow(customer.file)
    setRun({ customer, events: [], at: 0, others: [] })
    show('results', 'timeline')
  }
  const path = customer.path.join(' → ')
  return (
    <tr>
      <th scope="row">
        <button type="button" onClick={open}>
          {customerInWords(customer, text)}
        </button>
      </th>
      <td className={count === 0 ? 'quiet' : undefined}>{count}</td>
      <td className={findings === 0 ? 'quiet' : undefined}>{isKnown ? findings : '…'}</td>
      <td className={path === usual.path.join(' → ') ? 'quiet' : undefined}>{path}</td>
      {inputs.map((input) => (
        <td key={input} className={customer.inputs[input] === usual.inputs[input] ? 'quiet' : undefined}>
          {valueInWords(customer.inputs[input])}
        </td>
      ))}
      <td>
        <Editable>
          <Overrides file={customer.file} name={flowNameOf(customer.file)} overrides={customer.overrides} />
        </Editable>
      </td>
    </tr>
  )
}
