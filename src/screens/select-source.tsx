import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Source } from '../generated/api.types.ts'
import {
  IconTile,
  Lead,
  List,
  ListRow,
  laterIcons,
  Screen,
  SearchField,
  SecondaryButton,
  Skeleton,
  TextButton,
  useAnnounce,
  useText,
} from '../ui/index.ts'
import { Connections } from './options/connections.tsx'
import { LastUsed } from './options/last-used.tsx'
import { useKept } from './options/use-kept.ts'
import { About } from './parts/about.tsx'
import { FoundSources, NotFound } from './parts/found-sources.tsx'
import { Part } from './parts/part.tsx'
import { phaseOf, ReadFailed } from './parts/read.tsx'
import { keepSearched } from './parts/searched-name.ts'
import { useSearch } from './parts/use-search.ts'
import type { ScreenProps } from './view.ts'

/** The list of sources, with a search box (conformance 2.37–2.48). */
export function SelectSource({ view, send }: ScreenProps) {
  const text = useText()
  const box = useRef<HTMLInputElement>(null)
  const [asksWhy, setAsksWhy] = useState(false)
  const { typed, setTyped, entered, length, isShort, term, common, found, isOffered } = useSearch(view)
  const { searchMinLength } = view.settings
  const phase = phaseOf(found)
  const sources = found.data?.sources ?? none
  const { last, connections, forgetAll, remove } = useKept(view, common)
  const offersLast = last !== null && term === '' && phase === 'ready'
  const offeredId = offersLast ? last.id : null
  const others = useMemo(() => sources.filter(({ source_id }) => source_id !== offeredId), [sources, offeredId])
  const canAdd = view.can('ADD_SOURCE') && !view.hidden.has('add-source')
  const select = useCallback((source: Source) => send({ type: 'SELECT_SOURCE', source }), [send])
  const help = view.can('ASK_FOR_HELP') && (
    <SecondaryButton disabled={view.preview} onClick={() => send({ type: 'ASK_FOR_HELP' })}>
      {text('cause.contact')}
    </SecondaryButton>
  )
  useProgressAnnounced(phase === 'loading', found.data?.sources.length)

  const footer = (
    <>
      {isOffered && isShort && (
        <Part view={view} name="search-instead">
          <TextButton icon={laterIcons.search} isLong onClick={() => box.current?.focus()}>
            {text('select-source.search-instead')}
          </TextButton>
        </Part>
      )}
      <Part view={view} name="why">
        <TextButton icon={laterIcons.info} isLong onClick={() => setAsksWhy(true)}>
          {text('select-source.why', { product: view.product.name })}
        </TextButton>
      </Part>
    </>
  )
  return (
    <Screen heading={text('select-source.heading')} footer={footer}>
      {isOffered && (
        <Part view={view} name="search">
          <SearchField
            inputRef={box}
            value={typed}
            onChange={setTyped}
            label={text('select-source.search')}
            clearLabel={text('select-source.clear')}
            hint={length > 0 && isShort && text('select-source.min-length', { length, minlength: searchMinLength })}
          />
        </Part>
      )}
      {phase === 'failed' && <ReadFailed view={view} read={found} />}
      {phase === 'loading' && !isOffered && <Skeleton of="controls" />}
      {phase === 'loading' && <Skeleton of="list" rows={6} />}
      {offersLast && <LastUsed view={view} last={last} common={common} onSelect={select} onForget={forgetAll} />}
      {term === '' && phase === 'ready' && (
        <Part view={view} name="connections">
          <Connections view={view} connections={connections} onRemove={remove} />
        </Part>
      )}
      {phase === 'ready' &&
        sources.length === 0 &&
        (term === '' ? (
          <Lead>{text('select-source.no-results')}</Lead>
        ) : (
          <NotFound key={term} view={view} term={term} common={common} onSelect={select} help={help} />
        ))}
      {(sources.length > 0 || canAdd) && phase !== 'loading' && (
        <fieldset role="presentation" disabled={view.preview} style={{ display: 'contents' }}>
          <List label={text('select-source.heading')}>
            <FoundSources key={term} view={view} term={term} sources={others} onSelect={select} />
            {canAdd && (
              <ListRow
                logo={<IconTile path={laterIcons.plus} />}
                title={entered ? text('select-source.request-term', { term: entered }) : text('select-source.request')}
                onClick={() => {
                  keepSearched(view, entered)
                  send({ type: 'ADD_SOURCE' })
                }}
              />
            )}
          </List>
        </fieldset>
      )}
      {asksWhy && <About product={view.product.name} onClose={() => setAsksWhy(false)} />}
    </Screen>
  )
}

const none: readonly Source[] = []

function useProgressAnnounced(loading: boolean, count: number | undefined) {
  const text = useText()
  const announce = useAnnounce()
  useEffect(() => {
    if (loading) announce(text('select-source.loading'))
    else if (count !== undefined) announce(text('select-source.results', { count }))
  }, [loading, count, text, announce])
}
