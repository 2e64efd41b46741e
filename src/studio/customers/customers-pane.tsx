/** The customers side by side: what each one is given, and how many things it notices. Usual values are quiet. */
import { customerInWords } from '../results/in-words.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'
import './customers.css'

export function CustomersPane() {
  const text = useTexts()
  const { setRun, show } = useStudio()
  const file = useStudioState((state) => state.file)
  const { effects, state } = useStudioState((each) => each.results)
  if (!effects) return <p className="quiet">{text(state === 'done' ? 'results.unsound' : 'results.working')}</p>
  const customers = effects.customers.map(({ customer, changes }) => ({ customer, count: changes.length }))
  const usual = customers.find(({ customer }) => customer.setting === null && !customer.isVariant)?.customer
  const inputs = Object.keys(usual ? usual.inputs : {})
  const play = (id: string) => {
    const found = customers.find(({ customer }) => customer.id === id)
    if (!found) return
    setRun({ customer: found.customer, events: [], at: 0, others: [] })
    show('results', 'timeline')
  }
  return (
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col">{text('customers.name')}</th>
          <th scope="col">{text('customers.changes')}</th>
          {inputs.map((input) => (
            <th key={input} scope="col">
              {input}
            </th>
          ))}
          <th scope="col">{text('customers.own')}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map(({ customer, count }) => (
          <tr key={customer.id}>
            <th scope="row">
              {customer.file === file ? (
                <button type="button" onClick={() => play(customer.id)}>
                  {customerInWords(customer, text)}
                </button>
              ) : (
                customerInWords(customer, text)
              )}
            </th>
            <td className={count === 0 ? 'quiet' : undefined}>{count}</td>
            {inputs.map((input) => (
              <td key={input} className={customer.inputs[input] === usual?.inputs[input] ? 'quiet' : undefined}>
                {valueInWords(customer.inputs[input])}
              </td>
            ))}
            <td>
              {customer.overrides.map(({ pointer, from, to }) => (
                <p key={pointer}>
                  <code>{pointer}</code> {valueInWords(to)} <span className="quiet">{valueInWords(from)}</span>
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function valueInWords(value: unknown): string {
  if (value === undefined || value === null) return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
