import { memo, type ReactNode, useState } from 'react'
import type { Source } from '../../generated/api.types.ts'
import { Icon, ListBlock, ListRow, laterIcons, SourceLogo, useText } from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import { noticeFor } from '../options/source-notice.ts'
import type { View } from '../view.ts'
import { countryNames } from './page-language.ts'
import { SliceEnd } from './slice-end.tsx'
import { useSlice } from './use-slice.ts'

export interface SourceRowsProps {
  view: View
  sources: readonly Source[]
  onSelect: (source: Source) => void
  /** Draws a name; default: as it is. */
  nameOf?: (name: string) => ReactNode
}

/**
 * The sources to choose from. Drawing ten thousand rows takes 2.6 s, so rows are drawn when they are about to be
 * visible, in blocks: neither more rows nor typing in the search box draws a block again.
 */
export const SourceRows = memo(function SourceRows({ sources, ...how }: SourceRowsProps) {
  const { shown, watch } = useSlice(sources.length, firstRows, rowsOfBlock)
  const [now] = useState(Date.now)
  const blocks = Math.ceil((shown - firstRows) / rowsOfBlock)
  return (
    <>
      {Array.from({ length: blocks + 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by where it begins
        <Block key={at} {...how} sources={sources} at={at} now={now} />
      ))}
      {shown < sources.length && <SliceEnd key={shown} as="li" watch={watch} />}
    </>
  )
})

const firstRows = 10
const rowsOfBlock = 60

interface BlockProps extends SourceRowsProps {
  /** 0: the first rows, which are fewer. */
  at: number
  now: number
}

const Block = memo(function Block({ view, sources, onSelect, nameOf = asItIs, at, now }: BlockProps) {
  const text = useText()
  const countryOf = countryNames()
  const subtitleOf = (source: Source) => {
    const country = countryOf(source.country)
    const notice = noticeFor(view.options, source, now)
    if (!notice) return country
    return (
      <>
        {country}
        <span className="row-notice" data-kind={notice.kind}>
          <Icon path={laterIcons.error} size={16} />
          <span>{text(`notice.${notice.kind}-row`)}</span>
        </span>
      </>
    )
  }
  const end = firstRows + at * rowsOfBlock
  const rows = sources
    .slice(at === 0 ? 0 : end - rowsOfBlock, end)
    .map((source) => (
      <ListRow
        key={source.source_id}
        logo={<SourceLogo src={source.logo_url} name={source.name} />}
        title={nameOf(cutName(source.name, text('select-source.unnamed')))}
        subtitle={subtitleOf(source)}
        onClick={() => onSelect(source)}
        role="listitem"
      />
    ))
  return at === 0 ? rows : <ListBlock>{rows}</ListBlock>
})

const asItIs = (name: string) => name
