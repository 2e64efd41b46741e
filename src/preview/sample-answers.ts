/** Made-up answers to a form of a flow, so that a preview shows it filled in. */
import { pointerSegments } from '../flow/index.ts'
import { type Answer, type Answers, formStep } from '../forms/index.ts'
import type { FormDefinition, FormField } from '../generated/form.types.ts'

/** What is not a valid answer, such as a text that has to match a pattern, is left out. */
export function sampleFormAnswers(definition: FormDefinition): Answers {
  const answers = Object.fromEntries(
    Object.entries(definition.properties).flatMap(([name, field]) => {
      const answer = sampleAnswer(field)
      return answer === null ? [] : [[name, answer] as const]
    }),
  )
  const form = formStep(definition, {})
  const wrong = new Set(
    form
      .formFor(answers)
      .check(answers)
      .map(({ instancePath }) => pointerSegments(instancePath)[0]),
  )
  const valid = Object.entries(answers).filter(([name]) => !wrong.has(name))
  return form.answersIn(Object.fromEntries(valid))
}

const texts: Readonly<Record<NonNullable<FormField['format']>, string>> = {
  email: 'alder@example.com',
  phone: '+1 555 010 0199',
  date: '2026-03-14',
}

/** null: the field stays empty. */
function sampleAnswer({
  type,
  enum: options,
  items,
  format,
  minimum,
  maximum,
  minItems = 1,
}: FormField): Answer | null {
  switch (type) {
    case 'boolean':
      return true
    case 'array':
      return items ? items.enum.slice(0, minItems) : null
    case 'integer':
    case 'number':
      return minimum ?? maximum ?? 3
    case 'string':
      return options?.[0] ?? (format ? texts[format] : '12 Alder Lane')
  }
}
