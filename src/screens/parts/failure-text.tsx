import { useText } from '../../ui/index.ts'
import type { View } from '../view.ts'
import { OutsideText } from './outside-text.tsx'

/** Says why a call failed that was not refused: a sentence for the kind of failure, and the server's text if any. */
export function FailureText({ view: { failure, problemText } }: { view: Pick<View, 'failure' | 'problemText'> }) {
  const text = useText()
  const isKnown = failure !== null && failure !== 'refused'
  return (
    <>
      <p>{text(isKnown ? `failure.${failure}` : 'problem.unexpected')}</p>
      {problemText && (
        <p>
          <OutsideText>{problemText}</OutsideText>
        </p>
      )}
    </>
  )
}
