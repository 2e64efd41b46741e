/** A value of a flow: of client info, a setting or a payload. */
export function valueInWords(value: unknown): string {
  if (value === undefined || value === null) return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
