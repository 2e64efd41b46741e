import { useStudio } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import './under-way.css'

/** What a worker does now. It can be stopped after a moment: most work has ended by then. */
export function UnderWay({
  what,
}: {
  what: `checks.${'checking' | 'front-checked'}` | `results.${'working' | 'others'}`
}) {
  const text = useTexts()
  const { stop } = useStudio()
  return (
    <p className="quiet under-way">
      {text(what)}{' '}
      <button type="button" onClick={stop}>
        {text('checks.stop')}
      </button>
    </p>
  )
}
