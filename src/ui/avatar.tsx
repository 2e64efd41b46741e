import { avatarGreen } from './base-tokens.ts'

const segments = (text: string) =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text]

/** A Latin letter that no combining mark follows. The first `Intl.Segmenter` takes as long as drawing a whole screen. */
const latinLetter = /^[!-~\u00a1-\u024f](?![^ -\u02ff])/

/** The first letter of a name, in upper case and with all its code points; 'D' without a name. */
export function initialOf(name: string | null | undefined): string {
  const start = (name ?? '').trim().slice(0, 32)
  const [letter] = latinLetter.exec(start) ?? segments(start)
  return letter?.toLocaleUpperCase() ?? 'D'
}

interface AvatarProps {
  initial: string
  /** Background, `#rrggbb`, dark enough for a white letter. */
  color?: string
  /** px */
  size?: number
}

/** Replaces a missing client picture. It is drawn here, so no third party learns of a user before consent (conformance 2.32). */
export function Avatar({ initial, color = avatarGreen, size = 72 }: AvatarProps) {
  return (
    <svg className="avatar" viewBox="0 0 72 72" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="72" height="72" fill={color} />
      <text x="36" y="37" textAnchor="middle" dominantBaseline="central">
        {initial}
      </text>
    </svg>
  )
}
