import { describeEvent } from '../../analysis/index.ts'
import { anyOther, anyReference, type Event, isOutcome } from '../../engine/index.ts'
import type { Texts } from '../ui-texts.tsx'
import { valueInWords } from './value-in-words.ts'

/** With its payload, which tells events of one type apart. */
export function eventInWords(event: Event, text: Texts): string {
  if (isOutcome(event)) return describeEvent(event)
  const payload = Object.entries(event).filter(([key, value]) => key !== 'type' && value !== anyReference)
  const values = payload.map(([key, value]) => {
    return `${key} ${value === anyOther ? text('play.any-other') : valueInWords(value)}`
  })
  return values.length === 0 ? event.type : `${event.type} (${values.join(', ')})`
}
