/** The numbers of the flow that product people may change. What a setting cannot be is a finding. */
import { type KeyboardEvent, useCallback, useEffect, useId, useRef } from 'react'
import { millisecondsInWords } from '../../flow/index.ts'
import { changeSetting } from '../document/edits/change-setting.ts'
import { useStudio, useStudioState } from '../store/context.tsx'

export function SettingsPane() {
  const { apply } = useStudio()
  const settings = useStudioState((state) => state.definition.settings)
  const change = (setting: string, value: number) => apply((current) => changeSetting(current, setting, value))
  return Object.entries(settings).map(([name, value]) => (
    <Setting key={name} name={name} value={value} change={change} />
  ))
}

interface SettingProps {
  name: string
  value: number
  change: (setting: string, value: number) => void
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
