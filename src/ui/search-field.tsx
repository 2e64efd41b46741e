import styled from '@emotion/styled'
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { BareButton } from './bare-button.ts'
import { Icon } from './icon.tsx'
import { media, size, type } from './tokens.ts'

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
    if (event.key !== 'Escape' || value === '') return
    event.stopPropagation()
    onChange('')
  }
  return (
    <div>
      <Box>
        <Lens>
          <Icon name="search" size={20} />
        </Lens>
        <Input
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
          spellCheck={false}
          enterKeyHint="search"
        />
        {value !== '' && (
          <Clear
            type="button"
            aria-label={clearLabel}
            onClick={(event) => {
              event.currentTarget.parentElement?.querySelector('input')?.focus()
              onChange('')
            }}
          >
            <Icon name="close" size={18} />
          </Clear>
        )}
      </Box>
      <Hint id={hintId}>{hint}</Hint>
    </div>
  )
}

const Box = styled.div({ position: 'relative' })

const Lens = styled.span(({ theme: { look } }) => ({
  position: 'absolute',
  left: 12,
  top: (size.control - 20) / 2,
  color: look.colour.secondary,
  pointerEvents: 'none',
}))

const Input = styled.input(({ theme: { look } }) => ({
  ...type.body,
  width: '100%',
  height: size.control,
  padding: `0 ${size.target + 4}px 0 40px`,
  color: 'inherit',
  background: look.colour.surface,
  appearance: 'none',
  border: `1px solid ${look.colour.edge}`,
  borderRadius: look.radius.control,
  // The Clear button needs no room while the field is empty.
  '&:placeholder-shown': { paddingRight: 12 },
  '&::placeholder': { color: look.colour.secondary, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  [media.hover]: { '&:hover': { borderColor: look.colour.secondary } },
  '&:focus': {
    borderColor: look.colour.brand.accent,
    outline: `1px solid ${look.colour.brand.accent}`,
    outlineOffset: 0,
  },
}))

const Clear = styled(BareButton)(({ theme: { look } }) => ({
  position: 'absolute',
  right: 4,
  top: (size.control - size.target) / 2,
  width: size.target,
  height: size.target,
  borderRadius: look.radius.control,
  color: look.colour.secondary,
  [media.hover]: { '&:hover': { color: look.colour.text } },
  '&:focus-visible': { outlineOffset: -4 },
}))

const Hint = styled.p(({ theme: { look } }) => ({
  ...type.caption,
  marginTop: 8,
  color: look.colour.secondary,
  '&:empty': { display: 'none' },
}))
