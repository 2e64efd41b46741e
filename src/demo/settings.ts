/** The form of session settings. It shows what the page's query string holds. */
import { element } from './element.ts'

export type Settings = Readonly<Record<string, string>>

export function fillSettings(
  form: HTMLFormElement,
  sources: readonly { source_id: string; name: string }[],
  settings: Settings,
) {
  for (const { source_id, name } of sources) element('source').append(new Option(name, source_id))
  const isSubmitted = Object.keys(settings).length > 0
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
      control.value = settings[control.name] ?? control.value
    else if (control instanceof HTMLInputElement && isSubmitted) control.checked = control.name in settings
  }
}
