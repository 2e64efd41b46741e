import type { ReactNode } from 'react'
import { Icon, type IconPath } from './icon.tsx'

interface FeatureProps {
  icon: IconPath
  title: ReactNode
  children: ReactNode
}

/** A benefit: an icon, a title and a sentence. */
export function Feature({ icon, title, children }: FeatureProps) {
  return (
    <div className="feature">
      <span className="feature-icon">
        <Icon path={icon} size={22} />
      </span>
      <div className="feature-words">
        <h2 className="feature-title">{title}</h2>
        <p className="feature-text">{children}</p>
      </div>
    </div>
  )
}

interface ChoiceCardProps extends FeatureProps {
  /** The button that chooses this card. */
  action: ReactNode
}

/** One of a few choices, each with its own button. */
export function ChoiceCard({ action, ...feature }: ChoiceCardProps) {
  return (
    <div className="choice-card">
      <Feature {...feature} />
      {action}
    </div>
  )
}
