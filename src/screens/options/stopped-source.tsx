import type { SourceNotice } from '../../generated/flow.types.ts'
import { PrimaryButton, Screen, SecondaryButton, SourceLogo, useText } from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import type { ScreenProps } from '../view.ts'
import { flowText, namesIn } from './flow-text.ts'

/** In place of a sign-in that cannot succeed: why, and what the user can do instead. */
export function StoppedSource({ view, send, notice }: ScreenProps & { notice: SourceNotice }) {
  const text = useText()
  const { source, preview } = view
  const provider = cutName(source?.name, text('credentials.source'))
  const canChange = view.can('CHANGE_SOURCE')
  const Upload = canChange ? SecondaryButton : PrimaryButton
  return (
    <Screen
      align="center"
      hero={<SourceLogo src={source?.logo_url} name={provider} size="large" />}
      heading={text('notice.stop', { provider })}
      text={notice.text ? flowText(notice.text, namesIn(view, provider)) : text('notice.stop-text')}
      footer={
        <>
          {canChange && (
            <PrimaryButton disabled={preview} onClick={() => send({ type: 'CHANGE_SOURCE' })}>
              {text('cause.another-source')}
            </PrimaryButton>
          )}
          {view.can('METHOD_UPLOAD_INVOICES') && (
            <Upload disabled={preview} onClick={() => send({ type: 'METHOD_UPLOAD_INVOICES' })}>
              {text('notice.upload')}
            </Upload>
          )}
        </>
      }
    />
  )
}
