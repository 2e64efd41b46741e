import type { EffectInWords } from '../results/effects.ts'
import { useStudio } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'

/** Steps the preview to where a change is seen, beside the screens before and after. */
export function PlayChange({ change: { replay, file } }: { change: EffectInWords }) {
  const text = useTexts()
  const { playReplay, compare, show } = useStudio()
  if (!replay) return null
  const play = () => {
    playReplay(replay, file)
    compare(null)
    show('centre', 'compare')
  }
  return (
    <button type="button" className="way" onClick={play}>
      {text('play.way')}
    </button>
  )
}
