import type { ReactNode } from 'react'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { WidgetFrame } from '../controls/widget-frame.tsx'
import type { Customer } from '../results/customers.ts'
import { useTexts } from '../ui-texts.tsx'
import type { Which } from './version.ts'

interface SideProps {
  which: Which
  /** null: the widget has closed. */
  step: string | null
  customer: Pick<Customer, 'client' | 'splits'>
  flow: FlowDefinition | null
  /** Above the screen. */
  children?: ReactNode
}

export function Side({ which, step, customer: { client, splits }, flow, children }: SideProps) {
  const text = useTexts()
  const heading = text(which === 'before' ? 'compare.before' : 'compare.after')
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      {children}
      {step === null || flow === null ? (
        <p className="quiet">{text(flow === null ? 'results.unsound' : 'preview.closed')}</p>
      ) : (
        <WidgetFrame title={`${heading}: ${step}`} step={step} flow={flow} client={client} splits={splits} />
      )}
    </section>
  )
}
