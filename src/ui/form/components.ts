import type { ThemeOptions } from '@mui/material/styles'
import type { TokenValues } from '../theme.ts'
import { media, rem, size, type } from '../tokens.ts'

const typeStyle = (name: 'body' | 'small' | 'caption') => {
  const { fontSize, lineHeight, fontWeight } = type[name]
  return { fontSize: rem(fontSize), lineHeight: rem(lineHeight), fontWeight }
}

/** Styles of MUI's components. Labels are above their fields, so nothing moves while a user types. */
export function components({ colour, radius }: TokenValues): NonNullable<ThemeOptions['components']> {
  const focusRing = { outline: `2px solid ${colour.brand.accent}`, outlineOffset: 2 }
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          borderRadius: radius.control,
          backgroundColor: colour.surface,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: colour.edge },
          '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: colour.secondary,
          },
          '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: colour.brand.accent },
          '&.Mui-disabled': { backgroundColor: colour.subtle },
          '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: colour.line },
          // With forced colours only lines can show a state.
          [media.forced]: {
            '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: 2 },
            '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 3 },
          },
        },
        input: {
          ...typeStyle('body'),
          height: 'auto',
          padding: '14px 16px',
          '&::placeholder': { color: colour.secondary, opacity: 1 },
          [media.narrow]: { padding: '14px 12px', '&::placeholder': { fontSize: rem(12) } },
          '&.Mui-disabled': { WebkitTextFillColor: colour.secondary },
        },
        multiline: { padding: 0 },
        notchedOutline: { top: 0, '& legend': { display: 'none' } },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          ...typeStyle('small'),
          position: 'static',
          transform: 'none',
          maxWidth: '100%',
          marginBottom: 8,
          fontWeight: 600,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          color: colour.text,
          '&.Mui-focused, &.Mui-disabled': { color: colour.text },
          '&.Mui-error': { color: colour.error },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          ...typeStyle('caption'),
          margin: '8px 0 0',
          textWrap: 'pretty',
          color: colour.secondary,
          '&.Mui-error': { display: 'flex', gap: 8, '& > svg': { marginTop: 1 } },
          '&.Mui-disabled': { color: colour.secondary },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          width: size.target,
          height: size.target,
          borderRadius: radius.control === 0 ? 0 : '50%',
          color: colour.secondary,
          // Outside it would lie over the edge of the field.
          '&.Mui-focusVisible': { outlineOffset: -4 },
        },
      },
    },
  }
}
