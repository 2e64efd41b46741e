/** Says why the latest edit is not possible, and offers the nearest one that is. The edit stays until it is undone. */
import { editInWords } from '../controls/edit-in-words.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import '../controls/notice.css'

export function ObjectionBar() {
  const text = useTexts()
  const { apply, undo, setObjection } = useStudio()
  const objection = useStudioState((state) => state.objection)
  const [because, ...more] = objection?.findings ?? []
  if (!objection || !because) return null
  const { alternative, isSearching } = objection
  return (
    <aside className="notice" aria-label={text('objection')}>
      <p>
        {text('objection.because', { because: because.message })}
        {more.length > 0 ? <small> {text('objection.more', { count: more.length })}</small> : null}
      </p>
      {isSearching ? <small>{text('objection.searching')}</small> : null}
      {alternative ? (
        <button
          type="button"
          aria-keyshortcuts="Control+Enter"
          onClick={() => {
            undo()
            apply(alternative.edit)
          }}
        >
          {text('objection.instead', { what: editInWords(alternative.label, text) })}
        </button>
      ) : null}
      <button type="button" onClick={undo}>
        {text('objection.undo')}
      </button>
      <button type="button" onClick={() => setObjection(null)}>
        {text('objection.keep')}
      </button>
    </aside>
  )
}
