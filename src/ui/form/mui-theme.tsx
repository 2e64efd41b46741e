import { CacheProvider, type EmotionCache, ThemeProvider } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { createTheme, type Theme as MuiTheme } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { type Appearance, useAppearance } from '../provider.tsx'
import { type TokenValues, tokenValues } from '../theme.ts'
import { components } from './components.ts'
import { createStyleCache } from './style-sheet.ts'

/** MUI passes the theme's `components` here, although its type is narrower. */
type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value']

let pageCache: EmotionCache | undefined

/**
 * A theme for MUI's components, made of our tokens. Only forms use MUI and its Emotion, so the first screen loads
 * neither. Emotion's provider and MUI's default props do what MUI's own provider does for a single theme.
 */
export function FieldTheme({ children }: { children: ReactNode }) {
  pageCache ??= createStyleCache()
  const theme = fieldThemeOf(useAppearance())
  return (
    <CacheProvider value={pageCache}>
      <ThemeProvider theme={theme}>
        <DefaultPropsProvider value={theme.components as DefaultProps}>{children}</DefaultPropsProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

/** Creating a MUI theme takes milliseconds while a screen changes, so it is created once for each appearance. */
const made = new WeakMap<Appearance, MuiTheme>()

function fieldThemeOf(appearance: Appearance): MuiTheme {
  const theme = made.get(appearance) ?? createFieldTheme(tokenValues(appearance.brand, appearance.scheme))
  made.set(appearance, theme)
  return theme
}

function createFieldTheme(tokens: TokenValues): MuiTheme {
  const { colour } = tokens
  return createTheme({
    spacing: 4,
    shape: { borderRadius: tokens.radius.control },
    palette: {
      mode: tokens.scheme,
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
    typography: { fontFamily: tokens.font, button: { textTransform: 'none' } },
    components: components(tokens),
  })
}
