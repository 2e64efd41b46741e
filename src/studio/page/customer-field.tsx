/** In the header: whose preview is shown. */
import { useId, useMemo } from 'react'
import { customerInWords } from '../controls/customer-in-words.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { customersIn } from '../store/customers.ts'
import { useTexts } from '../ui-texts.tsx'
import { nameOfUnknown } from './chosen-customer.ts'

export function CustomerField() {
  const text = useTexts()
  const id = useId()
  const { setCustomer } = useStudio()
  const file = useStudioState((state) => state.file)
  const results = useStudioState((state) => state.results)
  const known = useMemo(() => customersIn({ file, results }), [file, results])
  // A session that is played is shown instead, and may be that of a customer with several settings.
  const played = useStudioState(({ run }) => run?.customer.id ?? null)
  const shown = useStudioState(({ customer }) => played ?? customer)
  const unknown = useStudioState(nameOfUnknown)
  const isKnown = shown === null || known.some(({ customer }) => customer.id === shown)
  return (
    <span className="customer">
      <label htmlFor={id}>{text('customer')}</label>
      <select id={id} value={shown ?? ''} onChange={({ target }) => setCustomer(target.value || null)}>
        <option value="">{text('customer.anybody')}</option>
        {isKnown ? null : <option value={shown}>{text(unknown)}</option>}
        {known.map(({ customer }) => (
          <option key={customer.id} value={customer.id}>
            {customerInWords(customer, text)}
          </option>
        ))}
      </select>
    </span>
  )
}
