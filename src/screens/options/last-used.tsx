import type { LastSource } from '../../device/index.ts'
import type { Source } from '../../generated/api.types.ts'
import { List, TextButton, useAnnounce, useText } from '../../ui/index.ts'
import { SourceRows } from '../parts/source-rows.tsx'
import { useRead } from '../parts/use-read.ts'
import type { View } from '../view.ts'
import { searchable } from './searchable.ts'

interface LastUsedProps {
  view: View
  last: LastSource
  /** The sources of an empty search; one that is not among them is searched by its name. */
  common: readonly Source[]
  onSelect: (source: Source) => void
  onForget: () => void
}

/** Offers the source of last time first, and forgets it at one press. Nothing is shown if it is no longer offered. */
export function LastUsed({ common, ...props }: LastUsedProps) {
  const source = common.find(({ source_id }) => source_id === props.last.id)
  return source ? <Offer {...props} source={source} /> : <Searched {...props} />
}

function Searched(props: Omit<LastUsedProps, 'common'>) {
  const { view, last } = props
  const found = useRead(view.sources(searchable(last.name, view)))
  const source = found.data?.sources.find(({ source_id }) => source_id === last.id)
  return source && <Offer {...props} source={source} />
}

function Offer({ view, source, onSelect, onForget }: Omit<LastUsedProps, 'common' | 'last'> & { source: Source }) {
  const text = useText()
  const announce = useAnnounce()
  const forget = () => {
    // The button disappears with the row, so the focus moves to the heading first.
    document.querySelector<HTMLElement>('[data-heading]:not([hidden] *)')?.focus()
    announce(text('select-source.forgotten'))
    onForget()
  }
  return (
    <div className="last-used">
      <div className="last-used-head">
        <h2 className="caption">{text('select-source.last')}</h2>
        <TextButton disabled={view.preview} isLong onClick={forget}>
          {text('select-source.forget')}
        </TextButton>
      </div>
      <fieldset role="presentation" disabled={view.preview} style={{ display: 'contents' }}>
        <List label={text('select-source.last')}>
          <SourceRows view={view} sources={[source]} onSelect={onSelect} />
        </List>
      </fieldset>
    </div>
  )
}
