/** The steps in their order. Buttons and Alt with an arrow move one; a click or Enter selects it. */
import type { KeyboardEvent } from 'react'
import { conditionInWords } from '../../analysis/index.ts'
import type { ListedStep } from '../document/steps.ts'
import { useTexts } from '../texts.tsx'

interface StepListProps {
  steps: readonly ListedStep[]
  selected: string
  /** Steps that findings are about. */
  marked: ReadonlySet<string>
  select: (step: string) => void
  move: (step: string, to: number) => void
}

export function StepList({ steps, selected, marked, select, move }: StepListProps) {
  const text = useTexts()
  const onPath = steps.filter(({ index }) => index !== null)
  const beside = steps.filter(({ index }) => index === null)
  const row = (step: ListedStep) => (
    <StepRow
      key={step.name}
      step={step}
      last={onPath.length - 1}
      isSelected={step.name === selected}
      isMarked={marked.has(step.name)}
      select={select}
      move={move}
    />
  )
  return (
    <nav className="steps" aria-labelledby="steps">
      <h2 id="steps">{text('steps')}</h2>
      <ol>{onPath.map(row)}</ol>
      <p className="quiet">{text('steps.keys')}</p>
      <h3>{text('steps.beside')}</h3>
      <ul>{beside.map(row)}</ul>
    </nav>
  )
}

interface StepRowProps extends Pick<StepListProps, 'select' | 'move'> {
  step: ListedStep
  last: number
  isSelected: boolean
  isMarked: boolean
}

function StepRow({ step: { name, index, shown }, last, isSelected, isMarked, select, move }: StepRowProps) {
  const text = useTexts()
  const whom =
    shown.kind === 'where'
      ? text('step.where', { condition: conditionInWords(shown.condition) })
      : text(shown.kind === 'nobody' ? 'step.nobody' : 'step.everyone')
  const moveBy = (distance: number) => {
    const to = index === null ? -1 : index + distance
    if (to >= 0 && to <= last) move(name, to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const distance = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || distance === undefined) return
    event.preventDefault()
    moveBy(distance)
  }
  return (
    <li className={isMarked ? 'marked' : undefined}>
      <button
        type="button"
        className="step"
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => select(name)}
        onKeyDown={onKeyDown}
      >
        {name}
        <small>{index === null ? null : whom}</small>
      </button>
      {index === null ? null : (
        <>
          <MoveButton label={text('step.up', { step: name })} isOff={index === 0} move={() => moveBy(-1)}>
            ↑
          </MoveButton>
          <MoveButton label={text('step.down', { step: name })} isOff={index === last} move={() => moveBy(1)}>
            ↓
          </MoveButton>
        </>
      )}
    </li>
  )
}

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
