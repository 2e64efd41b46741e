import type { Cause } from '../../generated/flow.types.ts'
import {
  Animation,
  ButtonLink,
  Icon,
  PrimaryButton,
  Screen,
  SecondaryButton,
  TextButton,
  useMedia,
  useText,
} from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import { tryAgain } from '../parts/try-again.ts'
import type { ScreenProps } from '../view.ts'
import { type Action, siteOf } from './cause-actions.ts'

interface CauseScreenProps extends ScreenProps {
  cause: Cause
  heading: string
  text: string
  /** The primary one first. */
  actions: readonly Action[]
  onContact: () => void
}

/** The sign of a link that opens a window of its own. */
const newWindow =
  'M14 4.5h5.5V10M19.5 4.5 11 13M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4'

/** Why it failed, in the words of the flow, and what the user can do. */
export function CauseScreen({ view, send, cause, heading, text: words, actions, onContact }: CauseScreenProps) {
  const text = useText()
  const isTall = useMedia('(min-height: 720px)')
  const provider = cutName(view.source?.name, text('credentials.source'))
  const press: Record<Exclude<Action, 'provider-site'>, () => void> = {
    'try-again': () => tryAgain(send),
    'another-source': () => send({ type: 'CHANGE_SOURCE' }),
    contact: onContact,
  }
  return (
    <Screen
      align="center"
      hero={<Animation name="error" height={isTall ? 120 : 80} still />}
      heading={heading}
      text={words}
      footer={actions.map((action, at) => {
        if (action === 'provider-site')
          return (
            <ButtonLink key={action} href={siteOf(cause, view)}>
              <span>{text('cause.provider-site', { provider })}</span>
              <Icon path={newWindow} size={20} />
            </ButtonLink>
          )
        const Button = at === 0 ? PrimaryButton : action === 'contact' ? TextButton : SecondaryButton
        return (
          <Button key={action} disabled={view.preview} onClick={press[action]}>
            {text(`cause.${action}`)}
          </Button>
        )
      })}
    />
  )
}
