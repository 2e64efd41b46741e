interface SliceEndProps {
  /** What the rows are. */
  as: 'li' | 'div'
  /** From `useSlice`. */
  watch: (element: Element | null) => void
}

/** Stands after the last drawn row of a long list. */
export const SliceEnd = ({ as: Row, watch }: SliceEndProps) => (
  <Row aria-hidden="true" style={end}>
    <span ref={watch} style={ahead} />
  </Row>
)

/** Unlike rows it has a layout while it is outside the visible part, and does not cut its content off. */
const end = { position: 'relative', contentVisibility: 'visible' } as const
/** Overlaps the last rows, so that the next rows are drawn before the end is visible. */
const ahead = { position: 'absolute', bottom: 0, width: 1, height: 1600, pointerEvents: 'none' } as const
