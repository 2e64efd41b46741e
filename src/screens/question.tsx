import { useId, useMemo } from 'react'
import { answerForm } from '../forms/index.ts'
import { SchemaForm } from '../ui/form/index.ts'
import { Screen, Skeleton, useText } from '../ui/index.ts'
import { cutName, plainCode, plainNumber } from '../untrusted/index.ts'
import { ChosenSource } from './parts/chosen-source.tsx'
import { OutsideText } from './parts/outside-text.tsx'
import { isOutdated, phaseOf, ReadFailed } from './parts/read.tsx'
import { SubmitButton } from './parts/submit-button.tsx'
import { useLoadAnnounced } from './parts/use-load-announced.ts'
import { useRead } from './parts/use-read.ts'
import { useSubmit } from './parts/use-submit.ts'
import type { ScreenProps } from './view.ts'

/**
 * A number of digits, in the languages of the widget and in Arabic: '6-digit', '6 chiffres'. Any other number may be that
 * of a step or the end of a phone number.
 */
const countsDigits =
  /^(?!.*(?:alpha|alfa|lett[er]|letra|buchstab|zeichen|caract|charact)).*(?:^|\D)(?:[3-9]|10)[\s-]*(?:digits?\b|stellig|stellen|ziffer|chiffre|d[ií]gito|cifra|algarismo|أرقام)/isu

/** A passcode or a security question of the source (conformance 2.63–2.65). */
export function Question({ view, send }: ScreenProps) {
  const text = useText()
  const formId = useId()
  const questionId = useId()
  const { submit, offline } = useSubmit(send)
  const read = useRead(view.question())
  const phase = phaseOf(read)
  const question = read.data?.question ?? ''
  useLoadAnnounced(phase === 'loading', text('app.loading'), cutName(question))
  const { oneTimeCode } = view
  // A phone's number pad has no letters, which some codes contain. It is shown only if the question asks for digits.
  const digits = oneTimeCode && countsDigits.test(plainNumber(question))
  const form = useMemo(() => answerForm({ oneTimeCode, digits }), [oneTimeCode, digits])
  const hint =
    view.sandbox?.hints &&
    (oneTimeCode
      ? text('question.hint-code', { code: view.sandbox.code })
      : text('question.hint-answer', { answer: view.sandbox.answer }))
  return (
    <Screen
      hero={<ChosenSource view={view} />}
      heading={text('question.heading')}
      text={
        question && (
          <span id={questionId}>
            <OutsideText>{question}</OutsideText>
          </span>
        )
      }
      footer={
        phase === 'ready' && (
          <SubmitButton view={view} form={formId} offline={offline} busyLabel={text('question.verifying')}>
            {text('question.verify')}
          </SubmitButton>
        )
      }
    >
      {phase === 'loading' && <Skeleton of="question" />}
      {(phase === 'failed' || isOutdated(read)) && (
        // Each failure is a new alert, so that it is read out again.
        <ReadFailed key={read.errorUpdateCount} view={view} read={read} busy={read.isFetching} />
      )}
      {phase === 'ready' && (
        // What was typed belongs to its question. After a wrong answer the source may ask another one.
        <SchemaForm
          key={question}
          id={formId}
          form={form}
          busy={view.busy}
          disabled={view.preview}
          problem={view.problem === 'InvalidAnswer' ? text('question.invalid') : null}
          texts={{
            answer: {
              label: text(oneTimeCode ? 'question.label-code' : 'question.label'),
              hint,
              describedBy: questionId,
            },
          }}
          onSubmit={({ answer }) =>
            submit({ type: 'SUBMIT_ANSWER', answer: oneTimeCode ? plainCode(answer) : answer.trim() })
          }
        />
      )}
    </Screen>
  )
}
