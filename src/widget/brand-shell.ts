/** Gives the shell in index.html the brand of the configuration, as far as its style needs it (shell.css). */
import type { Config } from '../generated/config.types.ts'

export function brandShell(
  { dataset, style }: HTMLElement,
  { theme, logoUrl }: Pick<Config, 'theme' | 'logoUrl'>,
): void {
  const { mode, primary, radius } = theme ?? {}
  if (mode) dataset['mode'] = mode
  if (primary) style.setProperty('--brand', primary)
  if (radius !== undefined) style.setProperty('--radius', `${radius}px`)
  if (radius === 0) style.setProperty('--card-extra', '0px')
  dataset['brand'] = logoUrl ? 'logo' : primary ? 'colour' : 'own'
}
