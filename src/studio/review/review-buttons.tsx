import { useStudio } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'

/** In the header: to play the flow, and to hand it over. */
export function ReviewButtons() {
  const text = useTexts()
  const { show } = useStudio()
  return (
    <>
      <button type="button" onClick={() => show('results', 'timeline')}>
        {text('play')}
      </button>
      <button type="button" onClick={() => show('centre', 'review')}>
        {text('review')}
      </button>
    </>
  )
}
