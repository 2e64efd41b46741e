import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { BareButton } from './bare-button.ts'
import { Icon } from './icon.tsx'
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
    <Item>
      <Row type="button" onClick={onClick}>
        {logo}
        <RowWords title={title} subtitle={subtitle} />
        <Chevron>
          <Icon name="chevron" size={20} />
        </Chevron>
      </Row>
    </Item>
  )
}

/** Title and subtitle of a row; `<bdi>` keeps a stranger's right-to-left marks to themselves. */
export function RowWords({ title, subtitle }: { title: ReactNode; subtitle?: ReactNode }) {
  return (
    <Words>
      <Title>
        <bdi>{title}</bdi>
      </Title>
      {subtitle && (
        <Subtitle>
          <bdi>{subtitle}</bdi>
        </Subtitle>
      )}
    </Words>
  )
}

const Rows = styled.ul({ listStyle: 'none', display: 'flex', flexDirection: 'column', margin: '-8px -12px 0' })

/** Rows out of sight cost no layout, however many there are. */
const Item = styled.li({ contentVisibility: 'auto', containIntrinsicSize: `auto ${size.row}px` })

const Row = styled(BareButton)(({ theme: { look } }) => ({
  width: '100%',
  minHeight: size.row,
  gap: 14,
  padding: space(2.5, 3),
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: look.radius.control,
  transition: `background-color ${motion.quick}ms`,
  [media.hover]: { '&:hover': { background: look.colour.hover } },
  '&:active': { background: look.colour.hover },
  // Inside the row, where containment doesn't cut it off.
  '&:focus-visible': { outlineOffset: -2 },
}))

const Words = styled.span({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 2 })
const clamp = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const
const Title = styled.span({ ...type.label, ...clamp })
const Subtitle = styled.span(({ theme: { look } }) => ({ ...type.small, ...clamp, color: look.colour.secondary }))
const Chevron = styled.span(({ theme: { look } }) => ({ color: look.colour.edge }))
