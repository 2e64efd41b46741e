/** The last frame of each animation, drawn without the player: while it loads, and for users who ask for less motion. */
export type PictureName = 'success' | 'error'

const green = '#17804f'
const red = '#d9485a'

const pictures = {
  success: {
    box: '0 0 180 180',
    drawing: (
      <>
        <circle cx="90" cy="90" r="62" fill={green} />
        <path d="m63 92 19 19 36-40" stroke="#ffffff" strokeWidth="11" />
      </>
    ),
  },
  error: {
    box: '0 0 240 180',
    drawing: (
      <>
        <circle cx="120" cy="90" r="84" fill={red} opacity="0.1" />
        <g stroke={red} strokeWidth="9">
          <path d="M55 122c32 0 46-16 60-30" pathLength="100" strokeDasharray="68 100" />
          <path d="M185 58c-32 0-46 16-60 30" pathLength="100" strokeDasharray="68 100" />
        </g>
        <circle cx="47" cy="122" r="17" fill={red} />
        <circle cx="193" cy="58" r="17" fill={red} />
        <path
          d="m108 78-9.2-9.2M117.9 73.1l-1.6-12.9M103.1 87.9l-12.9-1.6M132 102l9.2 9.2M122.1 106.9l1.6 12.9M136.9 92.1l12.9 1.6"
          stroke={red}
          strokeWidth="7"
        />
      </>
    ),
  },
} as const satisfies Record<PictureName, object>

/** `height` in px; the width follows from the drawing. */
export function StillPicture({ name, height }: { name: PictureName; height: number }) {
  const { box, drawing } = pictures[name]
  return (
    <svg
      viewBox={box}
      height={height}
      width={widthOf(name, height)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  )
}

/** px, for a height in px. */
export const widthOf = (name: PictureName, height: number) => (name === 'error' ? (height * 4) / 3 : height)

/** px, in steps of 4, that the drawing leaves free above and below, for the moving parts of the animation. */
export const roomOf = (name: PictureName, height: number) =>
  Math.floor(((name === 'success' ? 28 : 6) * height) / 180 / 4) * 4
