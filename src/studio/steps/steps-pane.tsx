/** The steps in their order. A step is moved by dragging it, by its buttons and menu, or by Alt with an arrow. */
import { Fragment, useCallback, useMemo } from 'react'
import { stepOf } from '../../analysis/index.ts'
import { editInWords } from '../controls/edit-in-words.ts'
import { moveStep } from '../document/edits/move-step.ts'
import { showStep } from '../document/edits/show-step.ts'
import { type ListedStep, stepsOf, toggled } from '../document/steps.ts'
import { statesOfStatus } from '../document/target-choices.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { played } from '../store/played-session.ts'
import { useSelectedStep } from '../store/selected-step.ts'
import { stepOfFinding } from '../store/step-of-finding.ts'
import { useTexts } from '../ui-texts.tsx'
import { LockedState } from './locked-state.tsx'
import { StepRow } from './step-row.tsx'
import { useHeadings } from './use-headings.ts'
import './steps.css'

export function StepsPane() {
  const text = useTexts()
  const { apply, say, store, selectStep, show } = useStudio()
  const definition = useStudioState((state) => state.definition)
  const findings = useStudioState((state) => state.checks.findings)
  const marked = useMemo(() => new Set(findings.flatMap((finding) => stepOfFinding(finding) ?? [])), [findings])
  const selected = useSelectedStep()
  const run = useStudioState((state) => state.run)
  const playedStep = run && played(definition, run)?.current.state.at.step
  const steps = useMemo(() => stepsOf(definition), [definition])
  const onPath = steps.filter(({ index }) => index !== null)
  const beside = steps.filter(({ index }) => index === null)
  const { path } = definition
  const isLocked = !useStudioState((state) => state.isSound)
  const headings = useHeadings(definition)
  const language = useStudioState((state) => state.language)
  const asked = useMemo(() => [...statesOfStatus(definition)], [definition])
  const move = useCallback(
    (step: string, to: number) => {
      if (!store.getState().isSound || path[to] === undefined || path[to] === step) return
      apply((current) => moveStep(current, step, to))
      say(text('step.moved', { step, place: to + 1, count: path.length }))
    },
    [apply, say, store, text, path],
  )
  const toggle = useCallback(
    ({ name, shown }: ListedStep) => {
      const next = toggled(shown, store.getState().definition.steps[name]?.when)
      apply((current) => showStep(current, name, next))
      say(editInWords({ code: 'step-shown', step: name, shown: next }, text))
    },
    [apply, say, store, text],
  )
  const open = useCallback(
    (name: string) => {
      selectStep(name)
      show('step', 'step')
    },
    [selectStep, show],
  )
  const row = (step: ListedStep) => (
    <Fragment key={step.name}>
      <StepRow
        step={step}
        path={path}
        isLocked={isLocked}
        heading={headings(step.name)}
        isSelected={step.name === selected?.name}
        isPlayed={step.name === playedStep}
        isMarked={marked.has(step.name)}
        move={move}
        toggle={toggle}
        open={open}
      />
      {asked
        .filter(([place]) => stepOf(place) === step.name)
        .map(([place, status]) => (
          <LockedState key={place} place={place} status={status} />
        ))}
    </Fragment>
  )
  return (
    <div className="steps">
      {isLocked ? <p>{text('steps.locked')}</p> : null}
      <ol className={isLocked ? 'stale' : undefined}>{onPath.map(row)}</ol>
      {isLocked ? null : <p className="quiet">{text('steps.keys')}</p>}
      <p className="quiet">{text('steps.language', { language: text(`language.${language}`) })}</p>
      <h3>{text('steps.beside')}</h3>
      <ul className={isLocked ? 'stale' : undefined}>{beside.map(row)}</ul>
    </div>
  )
}
