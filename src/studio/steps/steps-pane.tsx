/** The steps in their order. Buttons and Alt with an arrow move one; a click or Enter selects it. */
import { type KeyboardEvent, useMemo } from 'react'
import { conditionInWords } from '../../analysis/index.ts'
import { moveStep } from '../document/edits/move-step.ts'
import { type ListedStep, stepsOf } from '../document/steps.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useSelectedStep } from '../store/selected-step.ts'
import { stepOfFinding } from '../store/step-of-finding.ts'
import { useTexts } from '../texts.tsx'
import './steps.css'

export function StepsPane() {
  const text = useTexts()
  const { apply, say } = useStudio()
  const definition = useStudioState((state) => state.definition)
  const findings = useStudioState((state) => state.checks.findings)
  const marked = useMemo(() => new Set(findings.flatMap((finding) => stepOfFinding(finding) ?? [])), [findings])
  const selected = useSelectedStep()
  const steps = stepsOf(definition)
  const onPath = steps.filter(({ index }) => index !== null)
  const beside = steps.filter(({ index }) => index === null)
  const move = (step: string, to: number) => {
    apply((current) => moveStep(current, step, to))
    say(text('step.moved', { step, place: to + 1, count: onPath.length }))
  }
  const row = (step: ListedStep) => (
    <StepRow
      key={step.name}
      step={step}
      last={onPath.length - 1}
      isSelected={step.name === selected?.name}
      isMarked={marked.has(step.name)}
      move={move}
    />
  )
  return (
    <div className="steps">
      <ol>{onPath.map(row)}</ol>
      <p className="quiet">{text('steps.keys')}</p>
      <h3>{text('steps.beside')}</h3>
      <ul>{beside.map(row)}</ul>
    </div>
  )
}

interface StepRowProps {
  step: ListedStep
  last: number
  isSelected: boolean
  /** A finding is about it. */
  isMarked: boolean
  move: (step: string, to: number) => void
}

function StepRow({ step: { name, index, shown }, last, isSelected, isMarked, move }: StepRowProps) {
  const text = useTexts()
  const { selectStep } = useStudio()
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
        onClick={() => selectStep(name)}
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
