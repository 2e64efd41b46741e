import type { Replay } from '../../analysis/index.ts'
import { useStudio } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'

/** Steps the preview to where a change is seen, beside the screens before and after. */
export function PlayChange({ replay }: { replay: Replay | null }) {
  const text = useTexts()
  const { playReplay, compare, show } = useStudio()
  if (!replay) return null
  const play = () => {
    playReplay(replay)
    compare(null)
    show('centre', 'compare')
  }
  return (
    <button type="button" className="way" onClick={play}>
      {text('play.way')}
    </button>
  )
}
