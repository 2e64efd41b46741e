import { LineDifference } from '../controls/line-difference.tsx'
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
        <LineDifference lines={changed} />
      </pre>
    </figure>
  )
}
