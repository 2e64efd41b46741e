/** The numbers of the flow that product people may change. What a setting cannot be is a finding. */
import { type KeyboardEvent, useCallback, useEffect, useId, useRef } from 'react'
import { millisecondsInWords } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { useTexts } from '../texts.tsx'

interface SettingsProps {
  settings: FlowDefinition['settings']
  change: (setting: string, value: number) => void
}

export function Settings({ settings, change }: SettingsProps) {
  const text = useTexts()
  return (
    <section aria-labelledby="settings">
      <details>
        <summary id="settings">{text('settings')}</summary>
        {Object.entries(settings).map(([name, value]) => (
          <Setting key={name} name={name} value={value} change={change} />
        ))}
      </details>
    </section>
  )
}

interface SettingProps extends Pick<SettingsProps, 'change'> {
  name: string
  value: number
}

function Setting({ name, value, change }: SettingProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const reset = useCallback(() => {
    if (input.current) input.current.value = String(value)
  }, [value])
  // Undo and redo replace what was typed.
  useEffect(reset, [reset])
  const commit = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const typed = currentTarget.valueAsNumber
    if (Number.isFinite(typed)) change(name, typed)
    else reset()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event)
  }
  return (
    <p className="field">
      <label htmlFor={id}>{name}</label>
      <input
        ref={input}
        id={id}
        type="number"
        defaultValue={value}
        aria-describedby={`${id}-unit`}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <small id={`${id}-unit`}>{name.endsWith('Ms') ? millisecondsInWords(value) : null}</small>
    </p>
  )
}
