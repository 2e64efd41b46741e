/** A step of the list: its name and who sees it, what moves it, and its menu. */
import { type KeyboardEvent, memo, useRef } from 'react'
import { conditionInWords } from '../../analysis/index.ts'
import { useStudio } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'
import { StepMenu } from './step-menu.tsx'
import type { StepToMove } from './step-to-move.ts'
import { useDrag } from './use-drag.ts'

interface StepRowProps extends StepToMove {
  /** Of its screen; null: not known. */
  heading: string | null
  isSelected: boolean
  /** A finding is about it. */
  isMarked: boolean
}

/** Selecting a step draws two rows anew, however long the list is. */
export const StepRow = memo(({ step, path, isLocked, heading, isSelected, isMarked, move }: StepRowProps) => {
  const text = useTexts()
  const { selectStep } = useStudio()
  const item = useRef<HTMLLIElement>(null)
  const { name, index, shown } = step
  const edge = useDrag(item, step, isLocked, move)
  const whom =
    shown.kind === 'where'
      ? text('step.where', { condition: conditionInWords(shown.condition) })
      : text(shown.kind === 'nobody' ? 'step.nobody' : 'step.everyone')
  const onKeyDown = (event: KeyboardEvent) => {
    const distance = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || distance === undefined) return
    event.preventDefault()
    if (index !== null) move(name, index + distance)
  }
  return (
    <li ref={item} className={[isMarked ? 'marked' : '', edge ? `drop-${edge}` : ''].join(' ')}>
      <button
        type="button"
        className="step"
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => selectStep(name)}
        onKeyDown={onKeyDown}
      >
        <span>{name}</span>
        {heading === null ? null : <span> {heading}</span>}
        <small>{index === null ? null : ` ${whom}`}</small>
      </button>
      {index === null ? null : (
        <>
          <MoveButton
            label={text('step.up', { step: name })}
            isOff={isLocked || index === 0}
            move={() => move(name, index - 1)}
          >
            ↑
          </MoveButton>
          <MoveButton
            label={text('step.down', { step: name })}
            isOff={isLocked || index === path.length - 1}
            move={() => move(name, index + 1)}
          >
            ↓
          </MoveButton>
        </>
      )}
      <StepMenu step={step} path={path} isLocked={isLocked} move={move} />
    </li>
  )
})

/** Stays focusable at the end of the path, so that the focus is not lost on the way there. */
function MoveButton({
  label,
  isOff,
  move,
  children,
}: {
  label: string
  isOff: boolean
  move: () => void
  children: string
}) {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={move}>
      {children}
    </button>
  )
}
