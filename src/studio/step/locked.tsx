import type { FlowDefinition } from '../../generated/flow.types.ts'
import { statesOfStatus } from '../document/target-choices.ts'
import { useTexts } from '../ui-texts.tsx'

/** The states of the step that show what the server asks for: neither their order nor whom they are shown to can change. */
export function Locked({ definition, step }: { definition: FlowDefinition; step: string }) {
  const text = useTexts()
  const locked = [...statesOfStatus(definition)].filter(([place]) => place.startsWith(`${step}.`))
  if (locked.length === 0) return null
  return (
    <section className="part">
      <h2>{text('locked')}</h2>
      <ul>
        {locked.map(([place, status]) => (
          <li key={place}>{text('locked.status', { place, status })}</li>
        ))}
      </ul>
    </section>
  )
}
