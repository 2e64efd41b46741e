import { useText } from '../../ui/index.ts'
import type { View } from '../view.ts'
import { OutsideText } from './outside-text.tsx'

/** What happened to a call that was not refused: a sentence for its kind, and the server's own text if it sent one. */
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
