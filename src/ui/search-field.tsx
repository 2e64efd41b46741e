import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { Icon } from './icon.tsx'
import { icons } from './icons.ts'
import { laterIcons } from './later-icons.ts'

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  /** The field's name, and its placeholder. */
  label: string
  clearLabel: string
  /** A line below, such as how many characters are missing. */
  hint?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

export function SearchField({ value, onChange, label, clearLabel, hint, inputRef }: SearchFieldProps) {
  const hintId = useId()
  const clearByKey = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent
    // The input of composed characters uses Escape itself; Safari ends it before the key, and says so by this code.
    if (event.key !== 'Escape' || isComposing || keyCode === 229 || value === '') return
    event.stopPropagation()
    onChange('')
  }
  return (
    <div>
      <div className="search">
        <span className="search-lens">
          <Icon path={laterIcons.search} size={20} />
        </span>
        <input
          className="search-input"
          ref={inputRef}
          type="search"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={clearByKey}
          aria-label={label}
          aria-describedby={hint ? hintId : undefined}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {value !== '' && (
          <button
            className="search-clear"
            type="button"
            aria-label={clearLabel}
            onClick={(event) => {
              event.currentTarget.parentElement?.querySelector('input')?.focus()
              onChange('')
            }}
          >
            <Icon path={icons.close} size={18} />
          </button>
        )}
      </div>
      <p className="search-hint" id={hintId}>
        {hint}
      </p>
    </div>
  )
}
