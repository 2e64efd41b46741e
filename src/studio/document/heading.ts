import { entryOf, parsePlaceId } from '../../flow/index.ts'
import type { FlowDefinition, LanguageName } from '../../generated/flow.types.ts'

/**
 * The heading of the screen with which a step begins: that of its form, or else its own words first.
 * @param usual the texts of the language
 * @returns '': nobody has written it; null: the screen has none, or decides itself which
 */
export function headingOf(
  { steps, words, forms }: FlowDefinition,
  name: string,
  language: LanguageName,
  usual: Readonly<Record<string, string>>,
): string | null {
  const step = steps[name]
  if (!step) return null
  const { state: initial } = parsePlaceId(entryOf(name, step))
  const state = initial === null ? step : step.states?.[initial]
  const form = state?.form === undefined ? undefined : forms?.[state.form]
  if (form) return form.texts[language].heading
  const key = `${state?.screen}.heading`
  const own = [state?.words, step.words, words].find((each) => each?.[key]?.[language])
  return own?.[key]?.[language] ?? usual[key] ?? null
}
