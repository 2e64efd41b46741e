import { useId, useState } from 'react'
import { answerForm } from '../forms/index.ts'
import { SchemaForm } from '../ui/form/index.ts'
import { PrimaryButton, Screen, Skeleton, TextButton, useText } from '../ui/index.ts'
import { plainText } from '../untrusted/index.ts'
import { rasterFromBase64 } from '../untrusted/raster.ts'
import { CaptchaImage } from './parts/captcha-image.tsx'
import { ChosenSource } from './parts/chosen-source.tsx'
import { Part } from './parts/part.tsx'
import { isOutdated, phaseOf, ReadFailed, readAgain } from './parts/read.tsx'
import { SubmitError } from './parts/submit-error.tsx'
import { useLoadAnnounced } from './parts/use-load-announced.ts'
import { useRead } from './parts/use-read.ts'
import { useSubmit } from './parts/use-submit.ts'
import type { ScreenProps } from './view.ts'

/** Characters to read from a picture (conformance 2.69). */
export function Captcha({ view, send }: ScreenProps) {
  const text = useText()
  const formId = useId()
  const taskId = useId()
  const [form] = useState(() => answerForm())
  const { submit, offline } = useSubmit(send)
  const read = useRead(view.captcha())
  const phase = phaseOf(read)
  const image = rasterFromBase64(read.data?.captcha_image_base64)
  useLoadAnnounced(read.isFetching, text('app.loading'), image === null ? '' : text('captcha.image'))
  return (
    <Screen
      hero={<ChosenSource view={view} />}
      heading={text('captcha.heading')}
      text={<span id={taskId}>{text('captcha.text')}</span>}
      footer={
        image !== null && (
          <>
            <SubmitError view={view} offline={offline} />
            <PrimaryButton form={formId} disabled={view.preview} busy={view.busy} busyLabel={text('captcha.verifying')}>
              {text('captcha.verify')}
            </PrimaryButton>
          </>
        )
      }
    >
      {phase === 'loading' && <Skeleton of="captcha" />}
      {phase === 'failed' && <ReadFailed view={view} read={read} />}
      {phase === 'ready' && (
        <CaptchaImage
          image={image}
          disabled={view.preview}
          busy={view.busy || read.isFetching}
          failed={isOutdated(read) && !read.isFetching}
          onAnother={() => void readAgain(read.refetch)}
        />
      )}
      {image !== null && (
        // A new image has other characters, so what was typed is dropped.
        <SchemaForm
          key={image}
          id={formId}
          form={form}
          busy={view.busy}
          disabled={view.preview}
          problem={view.problem === 'InvalidAnswer' ? text('captcha.invalid') : null}
          texts={{ answer: { label: text('captcha.label'), describedBy: taskId } }}
          onSubmit={({ answer }) => submit({ type: 'SUBMIT_ANSWER', answer: plainText(answer) })}
        />
      )}
      {phase === 'ready' && view.can('ASK_FOR_HELP') && (
        // For users who cannot see any image.
        <Part view={view} name="help">
          <TextButton isLong disabled={view.preview} onClick={() => send({ type: 'ASK_FOR_HELP' })}>
            <span>
              <span style={question}>{text('captcha.cannot-see')}</span>{' '}
              <span style={line}>{text('captcha.get-help')}</span>
            </span>
          </TextButton>
        </Part>
      )}
    </Screen>
  )
}

/** The question and the offer are on lines of their own. */
const line = { display: 'block' } as const
const question = { ...line, color: 'var(--secondary)', fontWeight: 400 } as const
