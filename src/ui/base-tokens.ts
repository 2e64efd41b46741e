/** The tokens that the first screen computes with: it needs all others in the style sheet alone (tokens.ts). */
export type Scheme = 'light' | 'dark'

/** What the brand's colour has to differ from. */
export const grounds = {
  light: { surface: '#ffffff', subtle: '#f5f6f9', edge: '#868e9f' },
  dark: { surface: '#16191f', subtle: '#1e222a', edge: '#737c8d' },
} as const satisfies Record<Scheme, object>

export const brandDefaults = {
  primary: '#2f4fe0',
  radius: 12,
  font: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
}

/** Green of the fallback avatar (conformance 2.32) and of the success picture. */
export const avatarGreen = '#17804f'
