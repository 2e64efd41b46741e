import type { SourceNotice } from '../../generated/flow.types.ts'
import type { MessageId } from '../../i18n/index.ts'
import { PrimaryButton, Screen, SecondaryButton, SourceLogo, useText } from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import type { ScreenProps } from '../view.ts'
import { flowText, namesIn } from './flow-text.ts'

interface Way {
  words: MessageId
  onPress: () => void
}

/** In place of a sign-in that cannot succeed: why, and what the user can do instead. */
export function StoppedSource({ view, send, notice }: ScreenProps & { notice: SourceNotice }) {
  const text = useText()
  const { source, preview } = view
  const provider = cutName(source?.name, text('credentials.source'))
  /** The best first. The flow decides which of them there are. */
  const ways: readonly (Way | false)[] = [
    view.can('CHANGE_SOURCE') && { words: 'cause.another-source', onPress: () => send({ type: 'CHANGE_SOURCE' }) },
    view.can('METHOD_UPLOAD_INVOICES') && {
      words: 'notice.upload',
      onPress: () => send({ type: 'METHOD_UPLOAD_INVOICES' }),
    },
    view.can('ASK_FOR_HELP') && { words: 'cause.contact', onPress: () => send({ type: 'ASK_FOR_HELP' }) },
  ]
  return (
    <Screen
      align="center"
      hero={<SourceLogo src={source?.logo_url} name={provider} size="large" />}
      heading={text('notice.stop', { provider })}
      text={notice.text ? flowText(notice.text, namesIn(view, provider)) : text('notice.stop-text')}
      footer={ways
        .filter((way) => way !== false)
        .map(({ words, onPress }, at) => {
          const Button = at === 0 ? PrimaryButton : SecondaryButton
          return (
            <Button key={words} disabled={preview} onClick={onPress}>
              {text(words)}
            </Button>
          )
        })}
    />
  )
}
