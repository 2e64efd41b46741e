/** The gallery's page: a row of pictures for each place, as many columns as there are looks. */

export interface Look {
  viewport: 'phone' | 'desktop'
  width: number
  height: number
  scheme: 'light' | 'dark'
  locale: string
}

const viewports = [
  { viewport: 'phone', width: 390, height: 844 },
  { viewport: 'desktop', width: 1280, height: 800 },
] as const

export const looks: readonly Look[] = viewports.flatMap((viewport) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ['en', 'fr', 'es', 'pt', 'de'].map((locale) => ({ ...viewport, scheme, locale })),
  ),
)

export const pictureOf = (name: string, { viewport, scheme, locale }: Look): string =>
  `${name.replace(/[^a-zA-Z0-9-]+/g, '_')}.${viewport}.${scheme}.${locale}.png`

const style = `
  body { margin: 0; font: 14px/1.5 system-ui, sans-serif; background: #eceff2; color: #16202c }
  h2 { position: sticky; left: 24px; width: fit-content; margin: 0; font-size: 16px }
  section { padding: 24px; border-bottom: 1px solid #cfd6dd }
  div { display: flex; gap: 16px; padding-top: 12px }
  figure { margin: 0; flex: none }
  img { display: block; height: 420px; border-radius: 8px; box-shadow: 0 1px 4px rgb(0 0 0 / 25%) }`

export function galleryPage(names: readonly string[]): string {
  const sections = names.map((name) => {
    const figures = looks.map((look) => {
      const says = `${look.viewport} · ${look.scheme} · ${look.locale}`
      const source = pictureOf(name, look)
      const picture = `<a href="${source}"><img loading="lazy" src="${source}" alt="${name}, ${says}"></a>`
      return `<figure>${picture}<figcaption>${says}</figcaption></figure>`
    })
    return `<section><h2>${name}</h2><div>${figures.join('')}</div></section>`
  })
  const head = `<meta charset="utf-8"><title>Gallery</title><style>${style}</style>`
  return `<!doctype html><html lang="en"><head>${head}</head><body>${sections.join('\n')}</body></html>\n`
}
