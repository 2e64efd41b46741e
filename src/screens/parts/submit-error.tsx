import { Notice } from '../../ui/index.ts'
import type { View } from '../view.ts'
import { FailureText } from './failure-text.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { OutsideText } from './outside-text.tsx'

interface SubmitErrorProps {
  view: Pick<View, 'problem' | 'problemText' | 'failure' | 'code' | 'busy'>
  /** From `useSubmit`. */
  offline: boolean
  /** The screen's own sentence about the last submit, if it was refused. */
  rejection?: string | null
  /** A further sentence about that submit, whatever was wrong with it. */
  detail?: string | false | null
}

/** Kinds of failure whose own sentence helps more than that of the screen. */
const saysMore = (failure: View['failure']) => failure !== null && failure !== 'refused' && failure !== 'unavailable'

/** Shown above the submit button: why nothing was sent, or why the last submit failed. */
export function SubmitError({ view, offline, rejection = null, detail = null }: SubmitErrorProps) {
  if (offline) return <OfflineNotice />
  if (view.busy) return null
  if (view.problem === 'SendFailed' || (rejection !== null && saysMore(view.failure))) {
    return (
      <Notice tone="error">
        <FailureText view={view} />
        {detail && <p>{detail}</p>}
      </Notice>
    )
  }
  // A form says itself which field is wrong; the server may say why. A wrong answer needs no other text.
  const mayAdd = (rejection !== null || view.failure === 'refused') && view.code !== 'INVALID_ANSWER'
  const serverText = mayAdd ? view.problemText : null
  if (rejection === null && serverText === null) return null
  return (
    <Notice tone="error">
      {rejection !== null && <p>{rejection}</p>}
      {detail && <p>{detail}</p>}
      {serverText && (
        <p>
          <OutsideText>{serverText}</OutsideText>
        </p>
      )}
    </Notice>
  )
}
