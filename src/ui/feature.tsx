import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { space, type } from './tokens.ts'

interface FeatureProps {
  icon: IconName
  title: ReactNode
  children: ReactNode
}

/** A benefit: an icon, a title and a sentence. */
export function Feature({ icon, title, children }: FeatureProps) {
  return (
    <Row>
      <Badge>
        <Icon name={icon} size={22} />
      </Badge>
      <Words>
        <Title>{title}</Title>
        <Sentence>{children}</Sentence>
      </Words>
    </Row>
  )
}

interface ChoiceCardProps extends FeatureProps {
  /** The button that chooses this card. */
  action: ReactNode
}

/** One of a few choices, each with its own button. */
export function ChoiceCard({ action, ...feature }: ChoiceCardProps) {
  return (
    <Card>
      <Feature {...feature} />
      {action}
    </Card>
  )
}

const Row = styled.div({ display: 'flex', gap: 16, alignItems: 'flex-start' })

const Badge = styled.span(({ theme: { look } }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: Math.min(look.radius.small + 2, 20),
  color: look.colour.brand.ink,
  background: look.colour.brand.tint,
}))

const Words = styled.div({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
const Title = styled.h2({ ...type.label, fontWeight: 600, textWrap: 'balance' })
const Sentence = styled.p(({ theme: { look } }) => ({
  ...type.small,
  marginTop: 4,
  color: look.colour.secondary,
  textWrap: 'pretty',
}))

const Card = styled.div(({ theme: { look } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: space(5),
  border: `1px solid ${look.colour.line}`,
  borderRadius: look.radius.control + (look.radius.control && 4),
}))
