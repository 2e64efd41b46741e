/** What is wrong with the fields of a form that its shape allows, as data; `words.ts` makes the sentences. */
import { childPointer, finiteAnswers, type Suggestion, suggest } from '../../flow/index.ts'
import type { FormDefinition, FormField } from '../../generated/form.types.ts'
import { type PatternProblem, patternProblem } from './safe-pattern.ts'

export type FieldProblem = { pointer: string } & (
  | { code: 'keyword-elsewhere'; keyword: string; kind: FieldKind }
  | { code: 'without-options' }
  | { code: 'crossed-bounds'; least: number; most: number }
  | { code: 'unsafe-pattern'; problem: Exclude<PatternProblem, null> }
  | { code: 'unknown-field'; name: string; suggestion: Suggestion }
  | { code: 'field-below'; name: string }
  | { code: 'open-field'; name: string }
  | { code: 'unknown-answer'; name: string; answer: unknown; suggestion: Suggestion }
)

export type FieldKind = 'text' | 'choice' | 'choices' | 'number' | 'checkbox'

function kindOf({ type, enum: options }: FormField): FieldKind {
  if (type === 'string') return options ? 'choice' : 'text'
  if (type === 'boolean') return 'checkbox'
  return type === 'array' ? 'choices' : 'number'
}

/** The keywords that mean something for each kind, besides `type` and `showIf`. */
const keywords: Readonly<Record<FieldKind, readonly (keyof FormField)[]>> = {
  text: ['format', 'minLength', 'maxLength', 'pattern', 'widget'],
  choice: ['enum', 'widget'],
  choices: ['items', 'minItems', 'maxItems'],
  number: ['minimum', 'maximum'],
  checkbox: ['const'],
}

export function fieldProblems({ properties, required = [] }: FormDefinition): FieldProblem[] {
  const names = Object.keys(properties)
  return [
    ...required.flatMap((name, index): FieldProblem[] =>
      names.includes(name) ? [] : [unknown(childPointer('/required', index), name, names)],
    ),
    ...Object.entries(properties).flatMap(([name, field]) => {
      const pointer = childPointer('/properties', name)
      return [
        ...misplacedKeywords(field, pointer),
        ...crossedBounds(field, pointer),
        ...unsafePattern(field, pointer),
        ...wrongConditions(name, properties, pointer),
      ]
    }),
  ]
}

function misplacedKeywords(field: FormField, pointer: string): FieldProblem[] {
  const kind = kindOf(field)
  const fits = (keyword: string) => keyword === 'type' || keyword === 'showIf' || isMeant(field, kind, keyword)
  const misplaced = Object.keys(field).filter((keyword) => !fits(keyword))
  return [
    ...misplaced.map((keyword): FieldProblem => {
      return { code: 'keyword-elsewhere', pointer: childPointer(pointer, keyword), keyword, kind }
    }),
    ...(kind === 'choices' && !field.items ? [{ code: 'without-options', pointer } as const] : []),
  ]
}

/** A format is the whole form of a text, and each widget is for one kind of field. */
function isMeant({ format, widget }: FormField, kind: FieldKind, keyword: string): boolean {
  if (keyword === 'widget') return kind === (widget === 'select' ? 'choice' : 'text') && format === undefined
  if (keyword === 'pattern' || keyword === 'minLength') return kind === 'text' && format === undefined
  return (keywords[kind] as readonly string[]).includes(keyword)
}

const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const

function crossedBounds(field: FormField, pointer: string): FieldProblem[] {
  const pairs = bounds.flatMap(([low, high]) => {
    const [least, most] = [field[low], field[high]]
    return least !== undefined && most !== undefined && least > most ? [{ key: high, least, most }] : []
  })
  const count = field.items?.enum.length
  const least = field.minItems
  return [
    ...pairs.map(({ key, least, most }): FieldProblem => {
      return { code: 'crossed-bounds', pointer: childPointer(pointer, key), least, most }
    }),
    ...(count !== undefined && least !== undefined && least > count
      ? [{ code: 'crossed-bounds', pointer: childPointer(pointer, 'minItems'), least, most: count } as const]
      : []),
  ]
}

function unsafePattern({ pattern }: FormField, pointer: string): FieldProblem[] {
  const problem = pattern === undefined ? null : patternProblem(pattern)
  return problem ? [{ code: 'unsafe-pattern', pointer: childPointer(pointer, 'pattern'), problem }] : []
}

/** `showIf` looks at choices and checkboxes above the field. */
function wrongConditions(name: string, properties: FormDefinition['properties'], field: string): FieldProblem[] {
  const names = Object.keys(properties)
  const above = names.slice(0, names.indexOf(name))
  return Object.entries(properties[name]?.showIf ?? {}).flatMap(([other, answers]): FieldProblem[] => {
    const pointer = childPointer(childPointer(field, 'showIf'), other)
    const asked = Object.hasOwn(properties, other) ? properties[other] : undefined
    if (!asked) return [unknown(pointer, other, above)]
    if (!above.includes(other)) return [{ code: 'field-below', pointer, name: other }]
    const known = finiteAnswers(asked)
    if (!known) return [{ code: 'open-field', pointer, name: other }]
    return answers.flatMap((answer, index): FieldProblem[] => {
      if (known.includes(answer)) return []
      const suggestion = suggest(String(answer), known.map(String))
      return [{ code: 'unknown-answer', pointer: childPointer(pointer, index), name: other, answer, suggestion }]
    })
  })
}

const unknown = (pointer: string, name: string, known: readonly string[]): FieldProblem => {
  return { code: 'unknown-field', pointer, name, suggestion: suggest(name, known) }
}
