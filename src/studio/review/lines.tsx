import { changedLines } from '../document/changed-lines.ts'
import type { ChangedFile } from './change-markdown.ts'

/** The lines of a file that differ. */
export function Lines({ changed: { file, base, text } }: { changed: ChangedFile }) {
  const changed = changedLines(base, text)
  if (!changed) return null
  return (
    <figure>
      <figcaption className="quiet">
        {file}:{changed.line}
      </figcaption>
      <pre>
        {changed.before.length > 0 ? <del>{changed.before.join('\n')}</del> : null}
        {changed.after.length > 0 ? <ins>{changed.after.join('\n')}</ins> : null}
      </pre>
    </figure>
  )
}
