import { memo } from 'react'
import type { Source } from '../../generated/api.types.ts'
import { ListRow, SourceLogo, useText } from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import { countryNames } from './page-language.ts'
import { useSlice } from './use-slice.ts'

interface SourceRowsProps {
  sources: readonly Source[]
  onSelect: (source: Source) => void
}

/**
 * The sources to choose from. Drawing ten thousand rows takes 2.6 s, so rows are drawn when they are about to be
 * visible, and typing in the search box does not draw them again.
 */
export const SourceRows = memo(function SourceRows({ sources, onSelect }: SourceRowsProps) {
  const { shown, watch } = useSlice(sources.length)
  const text = useText()
  const nameOf = countryNames()
  return (
    <>
      {sources.slice(0, shown).map((source) => (
        <ListRow
          key={source.source_id}
          logo={<SourceLogo src={source.logo_url} name={source.name} />}
          title={cutName(source.name, text('select-source.unnamed'))}
          subtitle={nameOf(source.country)}
          onClick={() => onSelect(source)}
        />
      ))}
      {shown < sources.length && (
        <li key={shown} aria-hidden="true" style={end}>
          <span ref={watch} style={ahead} />
        </li>
      )}
    </>
  )
})

/** Unlike rows it has a layout while it is outside the visible part, and does not cut its content off. */
const end = { position: 'relative', contentVisibility: 'visible' } as const
/** Overlaps the last rows, so that the next rows are drawn before the end is visible. */
const ahead = { position: 'absolute', bottom: 0, width: 1, height: 1600, pointerEvents: 'none' } as const
