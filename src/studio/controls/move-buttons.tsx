interface MoveButtonsProps {
  /** What each button does, for a screen reader. */
  up: string
  down: string
  /** There is no place above, or below. */
  isFirst: boolean
  isLast: boolean
  move: (distance: -1 | 1) => void
}

/** Moves an item of a list. Both stay focusable at the ends, so that the focus is not lost on the way there. */
export const MoveButtons = ({ up, down, isFirst, isLast, move }: MoveButtonsProps) => (
  <>
    <button type="button" aria-label={up} aria-disabled={isFirst} onClick={isFirst ? undefined : () => move(-1)}>
      ↑
    </button>
    <button type="button" aria-label={down} aria-disabled={isLast} onClick={isLast ? undefined : () => move(1)}>
      ↓
    </button>
  </>
)
