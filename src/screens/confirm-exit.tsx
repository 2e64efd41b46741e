import { Dialog, PrimaryButton, SecondaryButton, useText } from '../ui/index.ts'
import type { ScreenProps } from './view.ts'

/** Lies over a screen while it is mounted (specification section 2, exit confirmation). */
export function ConfirmExit({ send }: Pick<ScreenProps, 'send'>) {
  const text = useText()
  const stay = () => send({ type: 'CANCEL_CLOSE' })
  return (
    <Dialog
      open
      onClose={stay}
      heading={text('confirm-exit.heading')}
      text={text('confirm-exit.text')}
      actions={
        <>
          <PrimaryButton onClick={() => send({ type: 'CONFIRM_CLOSE' })}>{text('confirm-exit.confirm')}</PrimaryButton>
          <SecondaryButton onClick={stay}>{text('confirm-exit.cancel')}</SecondaryButton>
        </>
      }
    />
  )
}
