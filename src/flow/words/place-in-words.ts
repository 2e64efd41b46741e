/** `['steps', 'consent', 'on']` → ` in "on" of the step 'consent'`; nothing for the document itself. */
export function inPlace([section, step, ...rest]: readonly string[]): string {
  if (section === undefined) return ''
  if (section !== 'steps' || step === undefined) return ` in ${quoted([section, ...(step ? [step] : []), ...rest])}`
  const isState = rest[0] === 'states' && rest[1] !== undefined
  const place = isState ? `the state '${rest[1]}' of '${step}'` : `the step '${step}'`
  const below = isState ? rest.slice(2) : rest
  return below.length === 0 ? ` in ${place}` : ` in ${quoted(below)} of ${place}`
}

const quoted = (keys: readonly string[]) => `"${keys.join('" → "')}"`
