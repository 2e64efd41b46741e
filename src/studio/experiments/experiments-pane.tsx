/** Experiments: which share of the sessions gets what, and which steps depend on it. */
import { useState } from 'react'
import { childPointer, defined } from '../../flow/index.ts'
import { NameField } from '../controls/name-field.tsx'
import { NumberField } from '../controls/number-field.tsx'
import { SelectField } from '../controls/select-field.tsx'
import { boundsOfShare } from '../document/bounds.ts'
import { endExperiment, removeShare } from '../document/edits/edit-experiment.ts'
import { setValue } from '../document/edits/set-value.ts'
import { type Experiment, experimentsOf, withShare } from '../document/experiments.ts'
import { applyToFiles } from '../store/apply-to-files.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import '../controls/parts.css'
import './experiments.css'

export function ExperimentsPane() {
  const text = useTexts()
  const { apply } = useStudio()
  const definition = useStudioState((state) => state.definition)
  const isSound = useStudioState((state) => state.isSound)
  const experiments = experimentsOf(definition)
  const add = (name: string) => {
    const input = { from: 'split', shares: { control: 90, test: 10 } }
    apply((current) => setValue(current, childPointer('/inputs', name), input))
  }
  return (
    <fieldset className="parts" disabled={!isSound}>
      <legend className="hidden">{text('experiments')}</legend>
      {experiments.map((experiment) => (
        <Shares key={experiment.name} experiment={experiment} />
      ))}
      {experiments.length === 0 ? <p className="quiet">{text('experiments.none')}</p> : null}
      <NameField label={text('experiments.add')} name="" taken={Object.keys(definition.inputs)} change={add} />
    </fieldset>
  )
}

function Shares({ experiment }: { experiment: Experiment }) {
  const text = useTexts()
  const { name, shares, steps } = experiment
  const studio = useStudio()
  const { apply, selectStep } = studio
  const pointer = childPointer('/inputs', name)
  const isLast = Object.keys(shares).length === 1
  const write = (value: Readonly<Record<string, number>>) =>
    apply((current) => setValue(current, childPointer(pointer, 'shares'), value))
  const remove = (share: string) => {
    const because = text('experiments.without-share', { name, share })
    applyToFiles(studio, (front, files) => removeShare({ front, files, because }, experiment, share))
  }
  return (
    <section className="part" aria-label={name}>
      <h2>{name}</h2>
      {Object.entries(shares).map(([share, percent]) => (
        <div key={share} className="share">
          <NumberField
            label={text('experiments.share', { share })}
            value={percent}
            bounds={boundsOfShare}
            isDuration={false}
            change={(value) => write(withShare(shares, share, value))}
          />
          <button
            type="button"
            aria-label={text('experiments.remove-share', { share })}
            aria-disabled={isLast}
            onClick={() => {
              if (!isLast) remove(share)
            }}
          >
            ✕
          </button>
        </div>
      ))}
      <NameField
        label={text('experiments.add-share')}
        name=""
        taken={Object.keys(shares)}
        change={(share) => write(withShare(shares, share, 0))}
      />
      {steps.length === 0 ? <p className="quiet">{text('experiments.unused', { name })}</p> : null}
      {steps.map((step) => (
        <button key={step} type="button" onClick={() => selectStep(step)}>
          {text('experiments.step', { step })}
        </button>
      ))}
      <End experiment={experiment} />
    </section>
  )
}

/** Ends it: what one share gets becomes what everyone gets. */
function End({ experiment }: { experiment: Experiment }) {
  const text = useTexts()
  const studio = useStudio()
  const { name, shares } = experiment
  const all = Object.keys(shares)
  const [chosen, choose] = useState<string | null>(null)
  const share = chosen !== null && all.includes(chosen) ? chosen : defined(all[0], 'share')
  const end = () => {
    const because = text('experiments.ended', { name, share })
    applyToFiles(studio, (front, files) => endExperiment({ front, files, because }, experiment, share))
  }
  return (
    <div className="end">
      <SelectField
        label={text('experiments.everyone')}
        value={share}
        options={all.map((value) => ({ value, label: value }))}
        change={choose}
      />
      <button type="button" onClick={end}>
        {text('experiments.remove', { name })}
      </button>
    </div>
  )
}
