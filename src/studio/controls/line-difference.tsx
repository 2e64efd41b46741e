import type { ChangedLines } from '../document/changed-lines.ts'
import './line-difference.css'

/** What was there, and what is there now. */
export const LineDifference = ({ lines: { before, after } }: { lines: ChangedLines }) => (
  <>
    {before.length > 0 ? <del>{before.join('\n')}</del> : null}
    {after.length > 0 ? <ins>{after.join('\n')}</ins> : null}
  </>
)
