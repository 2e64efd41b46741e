import type { ReactNode } from 'react'
import { Icon, type IconPath } from './icon.tsx'
import { laterIcons } from './later-icons.ts'
import { Spinner } from './spinner.tsx'

interface ListProps {
  /** Names the list. */
  label: string
  children: ReactNode
}

/** A list of `ListRow`s. The rows extend beyond the column, so that logos align with the heading. */
export const List = ({ label, children }: ListProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: of a list with blocks, the browser could not tell; Safari takes a list without marks for none
  <ul className="list" role="list" aria-label={label}>
    {children}
  </ul>
)

interface ListBlockProps {
  /** In CSS px, in place of rows that are left out. */
  height: number | null
  /** A ref for an element that begins before the block and ends after it. */
  watch: (element: Element | null) => void
  /** Too little follows for that element to end in it. */
  isAtEnd: boolean
  children: ReactNode
}

/** Many rows of a `List`, which cost nothing together while they are outside the visible part; nobody hears of it. */
export const ListBlock = ({ height, watch, isAtEnd, children }: ListBlockProps) => (
  <li className="list-block" role="presentation" style={height === null ? undefined : { height }}>
    <span ref={watch} className="near" style={isAtEnd ? { bottom: 0 } : undefined} />
    <ul role="presentation">{children}</ul>
  </li>
)

interface ListRowProps {
  /** 40 px; absent: the text begins at the edge. */
  logo?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  onClick: () => void
  disabled?: boolean
  /** Pending: a press does nothing, but the focus stays. */
  busy?: boolean
  /** In a `ListBlock`, whose rows the browser would not take for those of a list. */
  role?: 'listitem'
}

/** A row that is one button. */
export function ListRow({ logo, title, subtitle, onClick, disabled = false, busy = false, role }: ListRowProps) {
  return (
    <li role={role}>
      <button type="button" onClick={busy ? undefined : onClick} disabled={disabled} aria-disabled={busy || undefined}>
        {logo}
        <RowWords title={title} subtitle={subtitle} />
        {busy ? <Spinner /> : <Icon path={laterIcons.chevron} size={20} />}
      </button>
    </li>
  )
}

/** Replaces the logo in a row that does something other than select. */
export const IconTile = ({ path }: { path: IconPath }) => (
  <span className="icon-tile">
    <Icon path={path} size={20} />
  </span>
)

/** Title and subtitle of a row; `<bdi>` isolates the direction of text from outside. */
export function RowWords({ title, subtitle }: { title: ReactNode; subtitle?: ReactNode }) {
  return (
    <span className="row-words">
      <span className="row-title">
        <bdi>{title}</bdi>
      </span>{' '}
      {subtitle && (
        <span className="row-subtitle">
          <bdi>{subtitle}</bdi>
        </span>
      )}
    </span>
  )
}
