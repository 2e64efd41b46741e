/** What was entered and not sent, without secrets: neither a way back nor another try empties a form. */
import { onForget } from './forget.ts'

const entered = new Map<string, unknown>()
onForget(() => entered.clear())

/** @param key of the form; one that asks about something else has another one */
export const lastEntered = <Data>(key: string): Data | undefined => entered.get(key) as Data | undefined

/** The form as it was left. */
export const asLeft = <AnyForm extends { initial: object }>(key: string, form: AnyForm): AnyForm => ({
  ...form,
  initial: lastEntered(key) ?? form.initial,
})

/** @param data absent: it was sent, and is kept nowhere but in its field */
export function keepEntered(key: string, data?: unknown): void {
  entered.set(key, data)
}
