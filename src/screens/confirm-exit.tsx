import { Dialog, PrimaryButton, SecondaryButton, useText } from '../ui/index.ts'
import type { ScreenProps, View } from './view.ts'

/** The exit confirmation, a dialog over the current screen (conformance 2.92). */
export function ConfirmExit({
  view,
  send,
}: Pick<ScreenProps, 'send'> & { view?: Pick<View, 'preview' | 'options' | 'statuses'> }) {
  const text = useText()
  const leave = () => send({ type: 'CONFIRM_CLOSE' })
  const timeline = view?.options?.timeline
  const isUnderWay = timeline?.underWay.some((status) => status === view?.statuses.at(-1))
  const continues = timeline?.leaveAfterMs !== undefined && isUnderWay
  const stay = () => send({ type: 'CANCEL_CLOSE' })
  return (
    <Dialog
      open
      onClose={stay}
      heading={text('confirm-exit.heading')}
      text={text(continues ? 'confirm-exit.text-continues' : 'confirm-exit.text')}
      actions={
        <>
          {/* Staying is the prominent one, because leaving loses what was done. */}
          <PrimaryButton disabled={view?.preview} onClick={stay}>
            {text('confirm-exit.cancel')}
          </PrimaryButton>
          <SecondaryButton disabled={view?.preview} onClick={leave}>
            {text('confirm-exit.confirm')}
          </SecondaryButton>
        </>
      }
    />
  )
}
