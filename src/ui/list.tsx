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

/** A list of `ListRow`s. Its rows reach a little beyond the text, so that words and logos keep one left edge. */
export const List = ({ label, children }: ListProps) => <Rows aria-label={label}>{children}</Rows>

interface ListRowProps {
  /** 40 px; absent: the words begin at the edge. */
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

/** In a logo's place, for a row that does something else than choose. */
export const IconTile = ({ name }: { name: IconName }) => (
  <Dashed>
    <Icon name={name} size={20} />
  </Dashed>
)

/** Title and subtitle of a row; `<bdi>` keeps a stranger's right-to-left marks to themselves. */
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

/** Never cut: users who set wider text spacing must not lose the end of a name (WCAG 1.4.12). */
const line = { display: 'block', overflowWrap: 'anywhere' } as const

/** How `RowWords` look, for what holds the rows. */
export const rowWords = ({ colour }: Look) => ({
  '& [data-part=words]': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 4 } as const,
  '& [data-part=title]': { ...type.label, ...line },
  '& [data-part=subtitle]': { ...type.small, ...line, color: colour.secondary, textWrap: 'pretty' },
})

/**
 * Rows have no styles of their own: Emotion takes its time for every element that has, and there are dozens. Those out
 * of sight cost no layout, however many there are.
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
    // Inside the row, where containment doesn't cut it off.
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
