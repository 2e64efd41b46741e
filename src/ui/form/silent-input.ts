/**
 * Password managers, autofill and apps that show the page write into an input without an event, or in a way that hides
 * the change from React. A form that has not noticed it would take the input for empty, and empty it when it is next
 * drawn. So before anything that a user does has an effect, the form learns of each input whose text has changed. Returns
 * a function that stops this.
 *
 * @param id of the form element
 */
export function reportSilentInput(id: string): () => void {
  const known = new WeakMap<EventTarget, string>()
  let isReporting = false
  const note = ({ target, isTrusted }: Event) => {
    // React may not have taken in what a script has written.
    if (target && 'value' in target && (isTrusted || isReporting)) known.set(target, String(target.value))
  }
  const reportChanges = ({ type, target }: Event) => {
    // A click has ticked its box already, which React would undo when it draws the form for what is reported.
    const box = type === 'click' && target instanceof HTMLInputElement ? target : null
    const isTicked = box?.checked
    for (const input of document.getElementById(id)?.querySelectorAll<HTMLInputElement>(written) ?? [])
      if (input.value !== (known.get(input) ?? input.defaultValue)) report(input)
    if (box && box.checked !== isTicked) setUnseen(box, 'checked', isTicked)
  }
  const report = (input: HTMLInputElement) => {
    showChange(input)
    isReporting = true
    input.dispatchEvent(new Event('input', { bubbles: true }))
    isReporting = false
  }
  document.addEventListener('input', note, true)
  for (const act of acts) document.addEventListener(act, reportChanges, true)
  return () => {
    document.removeEventListener('input', note, true)
    for (const act of acts) document.removeEventListener(act, reportChanges, true)
  }
}

/**
 * React compares the text with what was last set through a setter of its own on the element, which is the one that a
 * script of the page uses, too.
 */
function showChange(input: HTMLInputElement) {
  const { value } = input
  input.value = `${value} `
  setUnseen(input, 'value', value)
}

/** Sets a property so that React finds it changed. */
function setUnseen(input: HTMLInputElement, name: 'value' | 'checked', value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), name)?.set?.call(input, value)
}

const written = 'input:enabled:not([type=checkbox], [type=radio]), textarea:enabled'

/** The focus draws a field anew, and a click outside the form may submit it. */
const acts = ['focusin', 'focusout', 'keydown', 'click']
