/** A step of the list: its name and who sees it, what moves it, and its menu. */
import { type KeyboardEvent, memo, useRef } from 'react'
import { conditionInWords } from '../../analysis/index.ts'
import { isSameJson } from '../../flow/index.ts'
import { MoveButtons } from '../controls/move-buttons.tsx'
import type { ListedStep } from '../document/steps.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import { StepMenu } from './step-menu.tsx'
import type { StepToMove } from './step-to-move.ts'
import { useDrag } from './use-drag.ts'

interface StepRowProps extends StepToMove {
  /** Of its screen; '': nobody has written it; null: not known. */
  heading: string | null
  isSelected: boolean
  /** The session that is played is there now. */
  isPlayed: boolean
  /** A finding is about it. */
  isMarked: boolean
  /** Shows it to nobody, or again to whom it was shown before. */
  toggle: (step: ListedStep) => void
  /** Shows what it contains. */
  open: (step: string) => void
}

const isSame = ({ step, ...others }: StepRowProps, { step: next, ...now }: StepRowProps) =>
  isSameJson(step, next) && (Object.keys(now) as (keyof typeof now)[]).every((key) => now[key] === others[key])

/** Selecting a step draws two rows anew, and an edit of one step its own, however long the list is. */
export const StepRow = memo(
  ({ step, path, isLocked, heading, isSelected, isPlayed, isMarked, move, toggle, open }: StepRowProps) => {
    const text = useTexts()
    const { selectStep } = useStudio()
    const item = useRef<HTMLLIElement>(null)
    const { name, index, shown } = step
    const edge = useDrag(item, step, isLocked, move)
    const whom =
      shown.kind === 'where'
        ? text('step.where', { condition: conditionInWords(shown.condition) })
        : text(shown.kind === 'nobody' ? 'step.nobody' : 'step.everyone')
    const isToggled = !isLocked && index !== null
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) open(name)
      if (event.key === ' ' && isToggled) {
        // The browser would press the button.
        event.preventDefault()
        if (!event.repeat) toggle(step)
      }
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
          title={text(isToggled ? 'steps.title' : 'steps.title.beside')}
          aria-current={isSelected ? 'true' : undefined}
          onClick={() => selectStep(name)}
          onKeyDown={onKeyDown}
        >
          <span>{name}</span>
          {heading === null ? null : <Heading of={name} heading={heading} />}
          <small>{index === null ? null : ` ${whom}`}</small>
          {isPlayed ? <small className="played"> {text('step.played')}</small> : null}
        </button>
        {index === null ? null : (
          <MoveButtons
            up={text('step.up', { step: name })}
            down={text('step.down', { step: name })}
            isFirst={isLocked || index === 0}
            isLast={isLocked || index === path.length - 1}
            move={(distance) => move(name, index + distance)}
          />
        )}
        <StepMenu step={step} path={path} isLocked={isLocked} move={move} />
      </li>
    )
  },
  isSame,
)

/** A new form is called like its step until somebody writes what it asks. */
function Heading({ of, heading }: { of: string; heading: string }) {
  const text = useTexts()
  const language = useStudioState((state) => state.language)
  if (heading !== '' && heading !== of) return <span lang={language}> {heading}</span>
  return <span className="quiet"> {text(heading === '' ? 'step.no-heading' : 'step.name-as-heading')}</span>
}
