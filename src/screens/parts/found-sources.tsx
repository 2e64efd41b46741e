import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { Source } from '../../generated/api.types.ts'
import { Lead, Skeleton, useText } from '../../ui/index.ts'
import { loadLater } from '../load-later.ts'
import type { View } from '../view.ts'
import { SourceRows } from './source-rows.tsx'

type ForgivingSearch = typeof import('../options/forgiving-search.tsx')

/** A part of the forgiving search; the usual part if its chunk cannot be loaded. */
const forgiving = <Props extends object>(
  part: (chunk: ForgivingSearch) => ComponentType<Props>,
  usual: ComponentType<Props>,
) =>
  lazy(async () => ({
    default: await loadLater(() => import('../options/forgiving-search.tsx')).then(part, () => usual),
  }))

interface SearchedProps {
  view: View
  term: string
  onSelect: (source: Source) => void
}

interface FoundProps extends SearchedProps {
  sources: readonly Source[]
}

/** The rows of the sources that were found. */
export function FoundSources(props: FoundProps) {
  if (props.term === '' || !props.view.options?.search) return <SourceRows {...usualProps(props)} />
  return (
    <Suspense fallback={<SourceRows {...usualProps(props)} />}>
      <MatchedRows {...props} />
    </Suspense>
  )
}

const usualProps = ({ view, sources, onSelect }: FoundProps) => ({ view, sources, onSelect })
const MatchedRows = forgiving<FoundProps>(
  (chunk) => chunk.MatchedRows,
  (props) => <SourceRows {...usualProps(props)} />,
)

interface NotFoundProps extends SearchedProps {
  /** The sources of an empty search, which were received before. */
  common: readonly Source[]
  /** A way on for a source that is missing. */
  help: ReactNode
}

/** Says that a search found nothing. */
export function NotFound(props: NotFoundProps) {
  if (!props.view.options?.search) return <NoMatch {...props} />
  return (
    <Suspense fallback={<Skeleton of="list" rows={2} />}>
      <SimilarSources {...props} />
    </Suspense>
  )
}

function NoMatch({ term }: NotFoundProps) {
  const text = useText()
  return <Lead>{text('select-source.not-found', { term })}</Lead>
}

const SimilarSources = forgiving<NotFoundProps>((chunk) => chunk.SimilarSources, NoMatch)
