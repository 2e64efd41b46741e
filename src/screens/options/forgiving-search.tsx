/** What the option `search` of a flow adds to a search: a chunk of its own, loaded when something is searched. */
import { type ReactNode, useCallback, useMemo } from 'react'
import type { Source } from '../../generated/api.types.ts'
import { Lead, List, Skeleton, useText } from '../../ui/index.ts'
import { phaseOf } from '../parts/read.tsx'
import { SourceRows, type SourceRowsProps } from '../parts/source-rows.tsx'
import { useLoadAnnounced } from '../parts/use-load-announced.ts'
import { useRead } from '../parts/use-read.ts'
import type { View } from '../view.ts'
import { searchable } from './searchable.ts'
import { fold, type Match, matchesOf, rankOf, typosOf } from './similar-names.ts'

/** The sources of a search, names that begin with the term first; among equals the order stays that of the server. */
export function MatchedRows({ view, sources, term, onSelect }: SourceRowsProps & { term: string }) {
  const matchIn = useMemo(() => matchesOf(term), [term])
  const ranked = useMemo(() => {
    const ranks = new Map(sources.map((source) => [source, rankOf(source.name, matchIn(source.name))]))
    return [...sources].sort((a, b) => (ranks.get(a) as number) - (ranks.get(b) as number))
  }, [sources, matchIn])
  const marked = useCallback((name: string) => markMatch(name, matchIn(name)), [matchIn])
  return <SourceRows view={view} sources={ranked} onSelect={onSelect} nameOf={marked} />
}

function markMatch(name: string, match: Match | null): ReactNode {
  if (!match) return name
  const [start, end] = match
  return (
    <>
      {name.slice(0, start)}
      <mark>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  )
}

interface SimilarSourcesProps {
  view: View
  term: string
  /** The sources of an empty search, which were received before. */
  common: readonly Source[]
  onSelect: (source: Source) => void
  help: ReactNode
}

const mostSuggested = 5

/**
 * Suggests sources with similar names: of those that are known, and of one more search, for the name behind an alias or
 * for the beginning of the term.
 */
export function SimilarSources({ view, term, common, onSelect, help }: SimilarSourcesProps) {
  const text = useText()
  const alias = aliasOf(term, view.options?.search?.aliases ?? {})
  const beginning = fold(term).trim().slice(0, view.settings.searchMinLength).trim()
  const more = useRead(view.sources(searchable(alias ?? beginning, view)))
  const isLoading = phaseOf(more) === 'loading'
  const similar = useMemo(
    () => mostSimilar([...(more.data?.sources ?? []), ...common], alias ?? term),
    [more.data, common, alias, term],
  )
  useLoadAnnounced(isLoading, '', text('select-source.similar-count', { count: similar.length }))
  if (isLoading) return <Skeleton of="list" rows={2} />
  if (similar.length === 0) {
    return (
      <>
        <div className="screen-words">
          <Lead>{text('select-source.not-found', { term })}</Lead>
          <Lead>{text('select-source.not-found-hint')}</Lead>
        </div>
        {help}
      </>
    )
  }
  return (
    <>
      <Lead>{text('select-source.similar', { term })}</Lead>
      <fieldset role="presentation" disabled={view.preview} style={{ display: 'contents' }}>
        <List label={text('select-source.similar-label')}>
          <SourceRows view={view} sources={similar} onSelect={onSelect} />
        </List>
      </fieldset>
    </>
  )
}

/** The name to search for instead, if the term is an alias, exactly or with typos; null: it is none. */
function aliasOf(term: string, aliases: Readonly<Record<string, string>>): string | null {
  const sought = fold(term).trim()
  const typosIn = typosOf(term)
  const found = Object.keys(aliases).find((alias) => fold(alias) === sought || typosIn(alias) !== null)
  return found === undefined ? null : (aliases[found] as string)
}

function mostSimilar(sources: readonly Source[], term: string): Source[] {
  const known = new Map(sources.map((source) => [source.source_id, source]))
  const typosIn = typosOf(term)
  const rated = [...known.values()].map((source) => ({ source, typos: typosIn(source.name) }))
  return rated
    .filter(({ typos }) => typos !== null)
    .sort((a, b) => (a.typos as number) - (b.typos as number))
    .slice(0, mostSuggested)
    .map(({ source }) => source)
}
