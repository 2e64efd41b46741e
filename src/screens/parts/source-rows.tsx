import { memo, type ReactNode, useState } from 'react'
import type { Source } from '../../generated/api.types.ts'
import { Icon, ListBlock, ListRow, laterIcons, SourceLogo, useText } from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import { noticeFor } from '../options/source-notice.ts'
import type { View } from '../view.ts'
import { countryNames } from './page-language.ts'
import { SliceEnd } from './slice-end.tsx'
import { useNear } from './use-near.ts'
import { useSlice } from './use-slice.ts'

export interface SourceRowsProps {
  view: View
  sources: readonly Source[]
  onSelect: (source: Source) => void
  /** Draws a name; default: as it is. */
  nameOf?: (name: string) => ReactNode
}

/**
 * The sources to choose from. Drawing ten thousand rows takes 2.6 s, and keeping them makes each key press slow. So rows
 * are drawn when they are about to be visible, in blocks, and left out again when they are far from it. Neither more rows
 * nor typing in the search box draws a block again.
 */
export const SourceRows = memo(function SourceRows({ sources, ...how }: SourceRowsProps) {
  const { shown, watch } = useSlice(sources.length, firstRows, rowsOfBlock)
  const [now] = useState(Date.now)
  const blocks = Math.ceil((shown - firstRows) / rowsOfBlock)
  return (
    <>
      {Array.from({ length: blocks + 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by where it begins
        <Block key={at} {...how} sources={sources} at={at} now={now} isAtEnd={at + blocksOfNear > blocks} />
      ))}
      {shown < sources.length && <SliceEnd key={shown} as="li" watch={watch} />}
    </>
  )
})

const firstRows = 10
const rowsOfBlock = 60
/** As high as the distance that counts as near, or higher. */
const blocksOfNear = 3

interface BlockProps extends SourceRowsProps {
  /** 0: the first rows, which are fewer. */
  at: number
  now: number
  /** Too few blocks follow for what is near to end in them. */
  isAtEnd: boolean
}

const Block = memo(function Block(props: BlockProps) {
  return props.at === 0 ? <Rows {...props} /> : <LaterBlock {...props} />
})

function LaterBlock(props: BlockProps) {
  const { height, watch } = useNear()
  return (
    <ListBlock height={height} watch={watch} isAtEnd={props.isAtEnd}>
      {height === null && <Rows {...props} />}
    </ListBlock>
  )
}

function Rows({ view, sources, onSelect, nameOf = asItIs, at, now }: BlockProps) {
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
  return sources
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
}

const asItIs = (name: string) => name
