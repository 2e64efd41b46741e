import { LineDifference } from '../controls/line-difference.tsx'
import type { ChangedFile } from './change-markdown.ts'

/** The lines of a file that differ. */
export const Lines = ({ changed: { file, base, text } }: { changed: ChangedFile }) => (
  <figure>
    <figcaption className="quiet">{file}</figcaption>
    <LineDifference before={base} after={text} />
  </figure>
)
