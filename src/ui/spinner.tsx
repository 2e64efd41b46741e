/** A turning ring in the colour of the text; the text beside it says what is happening. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg className="spinner" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="8" opacity="0.28" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  )
}
