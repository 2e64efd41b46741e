import { ThemeProvider, useTheme } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { createTheme, type Theme as MuiTheme } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import type { Look } from '../theme.ts'
import { components } from './components.ts'

/** MUI hands it the theme's `components`, though it types it more narrowly. */
type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value']

/**
 * MUI's theme, made of the same tokens as everything else, for the fields of forms alone: so the first screen carries
 * none of it. Emotion's provider with MUI's default props does what MUI's own does for one plain theme.
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

/** MUI's takes milliseconds to make, in the middle of a change of screens: once for each look is enough. */
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
