/**
 * Password managers and autofill may write into an input without an event. A form that has not heard of it would take the
 * input for empty, and empty it when it is next drawn. So before anything that a user does has an effect, the form hears of
 * each input whose text has changed. Returns a function that stops this.
 *
 * @param id of the form element
 */
export function hearSilentInput(id: string): () => void {
  const heard = new WeakMap<EventTarget, string>()
  const note = ({ target }: Event) => {
    if (target && 'value' in target) heard.set(target, String(target.value))
  }
  const hear = () => {
    for (const input of document.getElementById(id)?.querySelectorAll<HTMLInputElement>(written) ?? [])
      if (input.value !== (heard.get(input) ?? input.defaultValue))
        input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.addEventListener('input', note, true)
  for (const act of acts) document.addEventListener(act, hear, true)
  return () => {
    document.removeEventListener('input', note, true)
    for (const act of acts) document.removeEventListener(act, hear, true)
  }
}

const written = 'input:enabled:not([type=checkbox], [type=radio]), textarea:enabled'

/** The focus draws a field anew, and a click outside the form may submit it. */
const acts = ['focusin', 'focusout', 'keydown', 'click']
