import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { bare } from './bare-button.ts'
import { Icon, type IconName } from './icon.tsx'
import type { Look } from './theme.ts'
import { media, motion, size, space, type } from './tokens.ts'

interface ListProps {
  /** Names the list. */
  label: string
  children: ReactNode
}

/** A list of `ListRow`s. The rows extend beyond the column, so that logos align with the heading. */
export const List = ({ label, children }: ListProps) => <Rows aria-label={label}>{children}</Rows>

interface ListRowProps {
  /** 40 px; absent: the text begins at the edge. */
  logo?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  onClick: () => void
}

/** A row that is one button. */
export function ListRow({ logo, title, subtitle, onClick }: ListRowProps) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        {logo}
        <RowWords title={title} subtitle={subtitle} />
        <Icon name="chevron" size={20} />
      </button>
    </li>
  )
}

/** Replaces the logo in a row that does something other than select. */
export const IconTile = ({ name }: { name: IconName }) => (
  <Dashed>
    <Icon name={name} size={20} />
  </Dashed>
)

/** Title and subtitle of a row; `<bdi>` isolates the direction of text from outside. */
export function RowWords({ title, subtitle }: { title: ReactNode; subtitle?: ReactNode }) {
  return (
    <span data-part="words">
      <span data-part="title">
        <bdi>{title}</bdi>
      </span>
      {subtitle && (
        <span data-part="subtitle">
          <bdi>{subtitle}</bdi>
        </span>
      )}
    </span>
  )
}

/** Text wraps and is never cut: with wider text spacing users would lose the end of a name (WCAG 1.4.12). */
const line = { display: 'block', overflowWrap: 'anywhere' } as const

/** Styles of `RowWords`, for the element that contains the rows. */
export const rowWords = ({ colour }: Look) => ({
  '& [data-part=words]': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 4 } as const,
  '& [data-part=title]': { ...type.label, ...line },
  '& [data-part=subtitle]': { ...type.small, ...line, color: colour.secondary, textWrap: 'pretty' },
})

/**
 * The list styles its rows: a styled component for each of dozens of rows would take Emotion noticeably longer. Rows
 * outside the visible part cost no layout.
 */
const Rows = styled.ul(({ theme: { look } }) => ({
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  margin: '-8px -12px 0',
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: `auto ${size.row}px` },
  '& > li > button': {
    ...bare,
    width: '100%',
    minHeight: size.row,
    gap: 12,
    padding: space(2, 3),
    justifyContent: 'flex-start',
    textAlign: 'left',
    borderRadius: look.radius.control,
    transition: `background-color ${motion.quick}ms`,
    [media.hover]: { '&:hover': { background: look.colour.hover } },
    '&:active': { background: look.colour.hover },
    // Inside the row, because containment cuts off what is outside.
    '&:focus-visible': { outlineOffset: -2 },
    '& > svg:last-child': { color: look.colour.edge },
  },
  ...rowWords(look),
}))

const Dashed = styled.span(({ theme: { look } }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.logo,
  height: size.logo,
  border: `1px dashed ${look.colour.edge}`,
  borderRadius: Math.min(look.radius.small + 2, size.logo / 2),
}))
