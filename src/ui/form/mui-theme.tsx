import { ThemeProvider, useTheme } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { createTheme, type Theme as MuiTheme } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import type { Look } from '../theme.ts'
import { components } from './components.ts'

/** MUI passes the theme's `components` here, although its type is narrower. */
type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value']

/**
 * A theme for MUI's components, made of our tokens. Only forms use it, so the first screen does not load it. Emotion's
 * provider and MUI's default props do what MUI's own provider does for a single theme.
 */
export function FieldTheme({ children }: { children: ReactNode }) {
  const { look } = useTheme()
  const theme = fieldThemeOf(look)
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={theme.components as DefaultProps}>{children}</DefaultPropsProvider>
    </ThemeProvider>
  )
}

/** Creating a MUI theme takes milliseconds while a screen changes, so it is created once for each look. */
const made = new WeakMap<Look, MuiTheme & { look: Look }>()

function fieldThemeOf(look: Look) {
  const theme = made.get(look) ?? { ...createFieldTheme(look), look }
  made.set(look, theme)
  return theme
}

function createFieldTheme(look: Look): MuiTheme {
  const { colour } = look
  return createTheme({
    spacing: 4,
    shape: { borderRadius: look.radius.control },
    palette: {
      mode: look.scheme,
      primary: {
        main: colour.brand.fill,
        dark: colour.brand.fillHover,
        light: colour.brand.tint,
        contrastText: colour.brand.onFill,
      },
      error: { main: colour.error },
      success: { main: colour.success },
      text: { primary: colour.text, secondary: colour.secondary },
      divider: colour.line,
      background: { default: colour.surface, paper: colour.surface },
      action: { disabled: colour.edge, disabledBackground: colour.subtle, hoverOpacity: 0.06 },
    },
    typography: { fontFamily: look.font, button: { textTransform: 'none' } },
    components: components(look),
  })
}
