import { Fragment } from 'react'
import { hunksBetween } from '../document/hunks.ts'
import { useTexts } from '../ui-texts.tsx'
import './line-difference.css'

/** The lines in which a text differs from another, with a few around them; nothing where it does not. */
export function LineDifference({ before, after }: { before: string; after: string }) {
  const text = useTexts()
  return hunksBetween(before, after).map(({ line, lines }) => (
    <Fragment key={line}>
      <p className="quiet">{text('file.line', { line })}</p>
      <pre className="changed">
        {lines.map((each, index) => {
          const Line = elements[each.kind]
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and hold no state
          return <Line key={index}>{each.text}</Line>
        })}
      </pre>
    </Fragment>
  ))
}

const elements = { same: 'span', removed: 'del', added: 'ins' } as const
