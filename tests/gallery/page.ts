/** The page of the gallery: a row of pictures for each place, a column for each variant (size, scheme, language), and filters. */

export interface Variant {
  viewport: keyof typeof viewports
  scheme: (typeof schemes)[number]
  locale: Language
}

/** The desktop is just wide enough to show the page around the card. */
export const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 720, height: 800 } } as const
const schemes = ['light', 'dark'] as const
type Language = (typeof languages)[number]
const languages = ['en', 'fr', 'es', 'pt', 'de'] as const

/** Ordered so that consecutive variants differ as little as possible. */
export const variants: readonly Variant[] = (Object.keys(viewports) as Variant['viewport'][]).flatMap((viewport) =>
  languages.flatMap((locale) => schemes.map((scheme) => ({ viewport, scheme, locale }))),
)

export const pictureOf = (name: string, { viewport, scheme, locale }: Variant): string =>
  `${name.replace(/[^a-zA-Z0-9-]+/g, '_')}.${viewport}.${scheme}.${locale}.png`

const style = `
  body { margin: 0; font: 14px/1.5 system-ui, sans-serif; background: #eceff2; color: #16202c }
  form { position: sticky; top: 0; z-index: 1; display: flex; gap: 24px; flex-wrap: wrap; padding: 12px 24px; background: #fff }
  form input[type=search] { font: inherit; width: 22em; padding: 4px 8px }
  fieldset { display: flex; gap: 12px; border: 0; margin: 0; padding: 4px 0 }
  h2 { position: sticky; left: 24px; width: fit-content; margin: 0; font-size: 16px }
  section { padding: 24px; border-bottom: 1px solid #cfd6dd }
  div { display: flex; gap: 16px; padding-top: 12px }
  figure { margin: 0; flex: none }
  img { display: block; height: 420px; border-radius: 8px; box-shadow: 0 1px 4px rgb(0 0 0 / 25%) }
  [hidden] { display: none !important }`

/** Stores the filters in the address, so that a view can be reloaded and shared. */
const script = `
  const form = document.querySelector('form')
  const given = new URLSearchParams(location.hash.slice(1))
  for (const control of form.elements) {
    if (control.type === 'search') control.value = given.get('place') ?? ''
    if (control.type === 'checkbox' && location.hash) control.checked = given.getAll(control.name).includes(control.value)
  }
  const applyFilters = () => {
    const chosen = new FormData(form)
    const place = chosen.get('place').toLowerCase()
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = !Object.entries(figure.dataset).every(([name, value]) => chosen.getAll(name).includes(value))
    for (const section of document.querySelectorAll('section')) section.hidden = !section.id.toLowerCase().includes(place)
    history.replaceState(null, '', '#' + new URLSearchParams([...chosen]))
  }
  form.addEventListener('input', applyFilters)
  applyFilters()`

const choice = (name: string, values: readonly string[]) => {
  const box = (value: string) =>
    `<label><input type="checkbox" name="${name}" value="${value}" checked> ${value}</label>`
  return `<fieldset>${values.map(box).join(' ')}</fieldset>`
}

const filters = `<form><input type="search" name="place" placeholder="consent, InvalidAnswer, …" aria-label="Place">
  ${choice('viewport', Object.keys(viewports))} ${choice('scheme', schemes)} ${choice('locale', languages)}</form>`

export function galleryPage(names: readonly string[]): string {
  const sections = names.map((name) => {
    const figures = variants.map((variant) => {
      const caption = `${variant.viewport} · ${variant.scheme} · ${variant.locale}`
      const source = pictureOf(name, variant)
      const picture = `<a href="${source}"><img loading="lazy" src="${source}" alt="${name}, ${caption}"></a>`
      const kind = Object.entries(variant).map(([key, value]) => `data-${key}="${value}"`)
      return `<figure ${kind.join(' ')}>${picture}<figcaption>${caption}</figcaption></figure>`
    })
    return `<section id="${name}"><h2>${name}</h2><div>${figures.join('')}</div></section>`
  })
  const head = `<meta charset="utf-8"><title>Gallery</title><style>${style}</style>`
  return `<!doctype html><html lang="en"><head>${head}</head><body>${filters}${sections.join('\n')}<script>${script}</script></body></html>\n`
}
