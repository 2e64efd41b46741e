/** Says when the customer of the preview never gets to a place, and who does. */
import { useMemo } from 'react'
import { entryOf } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { customerInWords } from '../controls/customer-in-words.ts'
import type { CustomerEffects } from '../results/effects.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { customersIn } from '../store/customers.ts'
import { useTexts } from '../ui-texts.tsx'

export function WhoGetsHere({ place }: { place: string }) {
  const text = useTexts()
  const { setCustomer } = useStudio()
  const definition = useStudioState((state) => state.definition)
  const file = useStudioState((state) => state.file)
  const results = useStudioState((state) => state.results)
  const chosen = useStudioState((state) => state.customer)
  const isCurrent = results.state === 'front-done' || results.state === 'done'
  const known = useMemo(() => customersIn({ file, results }), [file, results])
  const { never, other } = whoGetsTo(known, stateShown(place, definition), chosen, isCurrent)
  if (!never) return null
  return (
    <div className="who" role="note">
      <p>
        {other
          ? text('preview.never', {
              customer: customerInWords(never.customer, text),
              other: customerInWords(other.customer, text),
            })
          : text('preview.never.known', { customer: customerInWords(never.customer, text) })}
      </p>
      {other ? (
        <button type="button" onClick={() => setCustomer(other.customer.id)}>
          {text('preview.show-as', { customer: customerInWords(other.customer, text) })}
        </button>
      ) : null}
    </div>
  )
}

/**
 * @param chosen by id; null: the usual customer
 * @param isCurrent whether the places are of the texts that are shown: a step that is new has none before
 * @returns the customer, if it never gets to the place, and the first who does
 */
export function whoGetsTo(
  customers: readonly CustomerEffects[],
  place: string,
  chosen: string | null,
  isCurrent: boolean,
) {
  const customer = customers.find(({ customer: { id } }) => id === chosen) ?? customers[0]
  const getsHere = ({ places }: CustomerEffects) => places.includes(place)
  const other = customers.find(getsHere) ?? null
  if (!customer || getsHere(customer) || (!other && !isCurrent)) return { never: null, other: null }
  return { never: customer, other }
}

/** The preview of a step shows the state in which it begins. */
function stateShown(place: string, { steps }: FlowDefinition): string {
  const step = Object.hasOwn(steps, place) ? steps[place] : undefined
  return step ? entryOf(place, step) : place
}
