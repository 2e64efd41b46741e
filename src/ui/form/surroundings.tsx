import { createContext, type ReactNode, useContext } from 'react'

/** Words around a field that the screen gives: they win over the title in the schema. */
export interface FieldText {
  /** May hold links; a field's only name, so never empty. */
  label?: ReactNode
  placeholder?: string
  /** A line below the field. */
  hint?: ReactNode
  /** Below the field, closed at first: where to find what it asks for. */
  explanation?: ReactNode
  /** The words of options, by their values; by default the values themselves. */
  options?: Readonly<Record<string, string>>
  /** Id of what stands above the form and says what to enter. */
  describedBy?: string
}

/** What RJSF's templates and widgets need beyond what RJSF hands them. It compares its own props deeply; not these. */
export interface Surroundings {
  texts: Readonly<Record<string, FieldText | undefined>>
  /** What was wrong with the last submit, in words, if it is the one field's fault. */
  fieldProblem: string | null
}

const Context = createContext<Surroundings>({ texts: {}, fieldProblem: null })

export const SurroundingsProvider = Context.Provider

export const useFieldText = (name: string): FieldText => {
  const { texts } = useContext(Context)
  return Object.hasOwn(texts, name) ? (texts[name] ?? {}) : {}
}

/** Returns the words of an option; `label` where the screen has none. An option may be named as what objects have. */
export function useOptionWords(name: string): (value: string, label: string) => string {
  const { options = {} } = useFieldText(name)
  return (value, label) => (Object.hasOwn(options, value) ? (options[value] ?? label) : label)
}

export const useFieldProblem = () => useContext(Context).fieldProblem
