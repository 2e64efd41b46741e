/** Of `icons` or `laterIcons`. */
export type IconPath = `${'M' | 'm'}${string}`

interface IconProps {
  path: IconPath
  /** px */
  size?: number
  /** Default: the colour of the surrounding text. */
  tone?: 'secondary' | 'success'
}

/** A decorative icon; the text beside it or the name of its button says what it means. */
export function Icon({ path, size = 24, tone }: IconProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-tone={tone}
    >
      <path d={path} />
    </svg>
  )
}
