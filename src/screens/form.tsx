import { useId, useMemo, useState } from 'react'
import { type Answers, type FormWordsOf, formStep, formWords } from '../forms/index.ts'
import type { FormField } from '../generated/form.types.ts'
import { type FieldText, SchemaForm } from '../ui/form/index.ts'
import { Screen, useText } from '../ui/index.ts'
import { cutName, isolate } from '../untrusted/index.ts'
import { keepEntered, lastEntered } from './parts/last-entered.ts'
import { language } from './parts/page-language.ts'
import { SubmitButton } from './parts/submit-button.tsx'
import type { FormView, ScreenProps } from './view.ts'

/** A form of the flow itself (flows/forms): its fields, texts and order are in its file. */
export function Form({ view, send }: ScreenProps) {
  // Another form may follow on the same screen.
  return view.form && <Fields key={view.form.name} view={view} send={send} of={view.form} />
}

function Fields({ view, send, of: { name, definition, answers } }: ScreenProps & { of: FormView }) {
  const formId = useId()
  // For another source the answers may be others.
  const key = `form ${name} ${view.source?.source_id ?? ''}`
  const [given] = useState(() => lastEntered<Answers>(key) ?? answers)
  const [entered, setEntered] = useState<Partial<Answers>>(given)
  const step = useMemo(() => formStep(definition, given), [definition, given])
  const product = view.product.name
  const words = formWords(definition, language(), {
    client: isolate(cutName(view.client.name, product)),
    product: isolate(product),
  })
  const text = useText()
  const texts = Object.entries(definition.properties).map(([name, field]) => {
    const label = words(`${name}.label`) ?? name
    // A checkbox may stay as it is: its words need no more.
    const isOptional = field.type !== 'boolean' && !definition.required?.includes(name)
    return [name, textOf(name, field, isOptional ? text('form.optional', { label }) : label, words)] as const
  })
  return (
    <Screen
      heading={words('heading')}
      text={words('text')}
      footer={
        <SubmitButton view={view} form={formId} offline={false}>
          {words('submit')}
        </SubmitButton>
      }
    >
      <SchemaForm
        id={formId}
        form={step.formFor(entered)}
        busy={view.busy}
        disabled={view.preview}
        texts={Object.fromEntries(texts)}
        onChange={(data) => {
          keepEntered(key, data)
          setEntered(data)
        }}
        onSubmit={(submitted) => {
          keepEntered(key)
          send({ type: 'SUBMIT_FORM', answers: step.answersIn(submitted) })
        }}
      />
    </Screen>
  )
}

function textOf(name: string, field: FormField, label: string, words: FormWordsOf): FieldText {
  const options = field.enum ?? field.items?.enum ?? []
  return {
    label,
    hint: words(`${name}.help`),
    options: Object.fromEntries(options.map((option) => [option, words(`${name}.options.${option}`) ?? option])),
  }
}
