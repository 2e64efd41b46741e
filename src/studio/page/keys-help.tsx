/** The keys of the page, in a dialog. */
import type { RefObject } from 'react'
import { type TextId, useTexts } from '../ui-texts.tsx'
import './keys-help.css'

const keys: readonly { press: readonly string[]; does: TextId }[] = [
  { press: ['Alt+↑', 'Alt+↓'], does: 'keys.move' },
  { press: ['Space'], does: 'keys.toggle' },
  { press: ['Enter'], does: 'keys.open' },
  { press: ['F8'], does: 'keys.finding' },
  { press: ['F6', 'Shift+F6'], does: 'keys.area' },
  { press: ['←', '→', '↑', '↓'], does: 'keys.resize' },
  { press: ['Ctrl+Enter'], does: 'keys.apply' },
  { press: ['Ctrl+Z'], does: 'keys.undo' },
  { press: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'keys.redo' },
  { press: ['Ctrl+S'], does: 'keys.save' },
  { press: ['Ctrl+Space'], does: 'keys.complete' },
  { press: ['Esc'], does: 'keys.leave' },
  { press: ['?'], does: 'keys.help' },
]

export function KeysHelp({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const text = useTexts()
  return (
    <dialog ref={dialog} className="keys" aria-labelledby="keys-heading">
      <h2 id="keys-heading">{text('keys')}</h2>
      <dl>
        {keys.map(({ press, does }) => (
          <div key={does}>
            <dt>
              {press.map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{text(does)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{text('keys.mac')}</p>
      <form method="dialog">
        <button type="submit">{text('keys.close')}</button>
      </form>
    </dialog>
  )
}
