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
    if (isField(target) && (isTrusted || isReporting)) known.set(target, entryOf(target))
  }
  const reportChanges = ({ type, target }: Event) => {
    if (isReporting) return
    // A click has ticked its box already, which React would undo when it draws the form for what is reported.
    const box = type === 'click' && isField(target) && isBox(target) ? target : null
    const isTicked = box?.checked
    const fields = [...(document.getElementById(id)?.querySelectorAll<Field>(written) ?? [])]
    const silent = fields.filter(
      (field) => field !== box && entryOf(field) !== (known.get(field) ?? firstEntryOf(field)),
    )
    // All of them are read before one is reported: the form is drawn for that, and would undo the others.
    for (const [field, entry] of silent.map((each) => [each, entryOf(each)] as const)) report(field, entry)
    if (box && box.checked !== isTicked) setUnseen(box, 'checked', isTicked)
  }
  const report = (field: Field, entry: string) => {
    isReporting = true
    if (isBox(field)) {
      field.checked = entry !== 'true'
      field.click()
    } else {
      showChange(field, entry)
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
    }
    isReporting = false
  }
  document.addEventListener('input', note, true)
  for (const act of acts) document.addEventListener(act, reportChanges, true)
  return () => {
    document.removeEventListener('input', note, true)
    for (const act of acts) document.removeEventListener(act, reportChanges, true)
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field => target !== null && 'value' in target

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

const entryOf = (field: Field): string => (isBox(field) ? String(field.checked) : field.value)

/** Nothing is chosen beforehand. */
const firstEntryOf = (field: Field): string => {
  if (isBox(field)) return String(field.defaultChecked)
  return 'defaultValue' in field ? field.defaultValue : ''
}

/**
 * React compares the text with what was last set through a setter of its own on the element, which is the one that a
 * script of the page uses, too. A date is not set to itself and a blank: browsers repeat in the console what is no date.
 */
function showChange(field: Field, entry: string) {
  if (!(field instanceof HTMLSelectElement)) field.value = field.type === 'date' && entry !== '' ? '' : `${entry} `
  setUnseen(field, 'value', entry)
}

/** Sets a property so that React finds it changed. */
function setUnseen(input: Field, name: 'value' | 'checked', value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), name)?.set?.call(input, value)
}

const written = 'input:enabled:not([type=radio]), textarea:enabled, select:enabled'

/** The focus draws a field anew, and a click outside the form may submit it. */
const acts = ['focusin', 'focusout', 'keydown', 'click']
