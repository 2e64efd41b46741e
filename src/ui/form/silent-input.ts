/**
 * Password managers and autofill may write into an input without an event. A form that has not noticed it would take the
 * input for empty, and empty it when it is next drawn. So before anything that a user does has an effect, the form learns of
 * each input whose text has changed. Returns a function that stops this.
 *
 * @param id of the form element
 */
export function reportSilentInput(id: string): () => void {
  const known = new WeakMap<EventTarget, string>()
  const note = ({ target }: Event) => {
    if (target && 'value' in target) known.set(target, String(target.value))
  }
  const reportChanges = () => {
    for (const input of document.getElementById(id)?.querySelectorAll<HTMLInputElement>(written) ?? [])
      if (input.value !== (known.get(input) ?? input.defaultValue))
        input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.addEventListener('input', note, true)
  for (const act of acts) document.addEventListener(act, reportChanges, true)
  return () => {
    document.removeEventListener('input', note, true)
    for (const act of acts) document.removeEventListener(act, reportChanges, true)
  }
}

const written = 'input:enabled:not([type=checkbox], [type=radio]), textarea:enabled'

/** The focus draws a field anew, and a click outside the form may submit it. */
const acts = ['focusin', 'focusout', 'keydown', 'click']
