/** Whose session is played: choosing a customer starts it anew. */
import { useId } from 'react'
import { customerInWords } from '../controls/customer-in-words.ts'
import { NoResults } from '../controls/no-results.tsx'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'

export function PlayedCustomer() {
  const text = useTexts()
  const id = useId()
  const { setRun } = useStudio()
  const file = useStudioState((state) => state.file)
  const customer = useStudioState((state) => state.run?.customer)
  const effects = useStudioState((state) => state.results.effects)
  if (!effects) return <NoResults />
  // Those with a flow file of their own are played when it is in front.
  const known = effects.customers.flatMap((each) => (each.customer.file === file ? [each.customer] : []))
  const start = (chosen: string) => {
    const found = known.find((each) => each.id === chosen)
    setRun(found ? { customer: found, events: [], at: 0, others: [] } : null)
  }
  const isOther = customer && known.every((each) => each.id !== customer.id)
  return (
    <p className="field">
      <label htmlFor={id}>{text('play.customer')}</label>
      <select id={id} value={customer ? customer.id : ''} onChange={({ target }) => start(target.value)}>
        <option value="">{text('play.nobody')}</option>
        {isOther ? <option value={customer.id}>{text('play.customer-of-session')}</option> : null}
        {known.map((each) => (
          <option key={each.id} value={each.id}>
            {customerInWords(each, text)}
          </option>
        ))}
      </select>
    </p>
  )
}
