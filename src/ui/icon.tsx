/** Strokes on a grid of 24. */
const paths = {
  back: 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5',
  close: 'm6 6 12 12M18 6 6 18',
  chevron: 'm9.5 6 6 6-6 6',
  search: 'M10.8 18a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4ZM16 16l4.4 4.4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.8v4.8M12 16.1v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11.2v5M12 7.9V8',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.8L16 9.6',
  shield: 'M12 3.2 5 5.8v5.4c0 4.4 2.9 7.9 7 9.6 4.1-1.7 7-5.2 7-9.6V5.8L12 3.2ZM8.8 12l2.3 2.3 4.1-4.4',
  bolt: 'M13 3 5.5 13.2H11L10.4 21 18 10.6h-5.5L13 3Z',
  plus: 'M12 5v14M5 12h14',
  upload: 'M12 16V5M7.5 9.5 12 5l4.5 4.5M5 16.5v1A2.5 2.5 0 0 0 7.5 20h9a2.5 2.5 0 0 0 2.5-2.5v-1',
  file: 'M7 3.5h6.5l5 5V19a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5ZM13.5 3.5v5h5',
  link: 'm9.5 14.5 5-5M11 7l1.8-1.8a4 4 0 0 1 5.7 5.7l-1.8 1.8M13 17l-1.8 1.8a4 4 0 0 1-5.7-5.7l1.8-1.8',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 4l16 16',
} as const

export type IconName = keyof typeof paths

interface IconProps {
  name: IconName
  /** px */
  size?: number
  /** Default: the colour of the surrounding text. */
  tone?: 'secondary' | 'success'
}

/** A decorative icon; the text beside it or the name of its button says what it means. */
export function Icon({ name, size = 24, tone }: IconProps) {
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
      <path d={paths[name]} />
    </svg>
  )
}
