import { describeEvent } from '../../analysis/index.ts'
import { anyOther, anyReference, type Event } from '../../engine/index.ts'

/** With its payload, which tells events of one type apart. */
export function eventInWords(event: Event): string {
  if (event.type.startsWith('@')) return describeEvent(event)
  const payload = Object.entries(event).filter(([key]) => key !== 'type')
  const values = payload.flatMap(([key, value]) => (value === anyReference ? [] : [`${key} ${valueInWords(value)}`]))
  return values.length === 0 ? event.type : `${event.type} (${values.join(', ')})`
}

function valueInWords(value: unknown): string {
  if (value === anyOther) return 'other'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
