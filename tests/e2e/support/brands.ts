/** Five brands that nobody planned for: colours too pale, too dark or neither, odd corners and fonts, long names. */
import type { Page } from '@playwright/test'

export interface OddBrand {
  title: string
  theme: { primary: string; radius: number; font?: string }
  productName?: string
  /** Six times as wide as it is high. */
  wideLogo?: true
}

export const brands: readonly OddBrand[] = [
  { title: 'pale yellow', theme: { primary: '#fff3b0', radius: 0, font: 'Georgia, "DejaVu Serif"' } },
  { title: 'near black', theme: { primary: '#0d0d0f', radius: 32 }, wideLogo: true },
  {
    title: 'near white',
    theme: { primary: '#fafafa', radius: 4, font: '"DejaVu Sans Mono"' },
    productName: 'Internationale Energiedaten-Verbindungsplattform Süd',
  },
  { title: 'neon pink', theme: { primary: '#ff2bd6', radius: 24, font: '"URW Gothic"' } },
  { title: 'mid grey', theme: { primary: '#7f7f7f', radius: 7 }, productName: 'Ox' },
]

const wideLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 40" width="240" height="40">
  <rect width="240" height="40" rx="6" fill="#0b3d2e"/>
  <path d="M20 20h200M40 12v16M80 12v16M120 12v16M160 12v16M200 12v16" stroke="#f4d35e" stroke-width="5"/></svg>`

/** The name and the logo stand in the configuration; the rest comes with the preview's message. */
export async function wearBrand(page: Page, widget: string, brand: OddBrand): Promise<void> {
  const logoUrl = `${widget}/wide-logo.svg`
  await page.route(logoUrl, (route) => route.fulfill({ contentType: 'image/svg+xml', body: wideLogo }))
  await page.route(`${widget}/?preview`, async (route) => {
    const response = await route.fetch()
    const block = /(id="tieline-config">)([\s\S]*?)(<\/script>)/
    const body = (await response.text()).replace(block, (_, open: string, json: string, close: string) => {
      const own = { ...(brand.productName && { productName: brand.productName }), ...(brand.wideLogo && { logoUrl }) }
      return open + JSON.stringify({ ...JSON.parse(json), ...own }) + close
    })
    await route.fulfill({ response, body })
  })
}
