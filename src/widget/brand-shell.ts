/** Gives the shell in index.html the look that React will give the page (shell.css): the brand of the configuration. */
import { applyBrand, readBrand, schemeOf } from '../ui/index.ts'
import type { EarlyConfig } from './early-config.ts'

export function brandShell({ theme, logoUrl }: EarlyConfig, page: Window): void {
  const root = page.document.documentElement
  const brand = readBrand(theme)
  applyBrand(brand, schemeOf(brand.mode, page.matchMedia('(prefers-color-scheme: dark)').matches), root)
  root.dataset['brand'] = logoUrl ? 'logo' : 'mark'
}
