import { changedLines } from '../document/changed-lines.ts'
import { useTexts } from '../texts.tsx'

/** The lines of the file that differ from what was opened. */
export function FileChanges({ base, current }: { base: string; current: string }) {
  const text = useTexts()
  const changed = changedLines(base, current)
  return (
    <section className="file" aria-labelledby="file">
      <h2 id="file">{text('file')}</h2>
      {changed === null ? (
        <p className="quiet">{text('file.same')}</p>
      ) : (
        <>
          <p className="quiet">{text('file.line', { line: changed.line })}</p>
          <pre>
            {changed.before.length > 0 ? <del>{changed.before.join('\n')}</del> : null}
            {changed.after.length > 0 ? <ins>{changed.after.join('\n')}</ins> : null}
          </pre>
        </>
      )}
    </section>
  )
}
