/** The gallery's page: a row of pictures for each place, as many columns as there are looks, and what narrows them down. */

export interface Look {
  viewport: keyof typeof viewports
  scheme: (typeof schemes)[number]
  locale: Language
}

/** A desktop no wider than shows that the card stands in the middle. */
export const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 720, height: 800 } } as const
const schemes = ['light', 'dark'] as const
type Language = (typeof languages)[number]
const languages = ['en', 'fr', 'es', 'pt', 'de'] as const

/** In the order in which one page goes through them: what changes least comes first. */
export const looks: readonly Look[] = (Object.keys(viewports) as Look['viewport'][]).flatMap((viewport) =>
  languages.flatMap((locale) => schemes.map((scheme) => ({ viewport, scheme, locale }))),
)

export const pictureOf = (name: string, { viewport, scheme, locale }: Look): string =>
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

/** What is chosen stands in the page's address, so that a view can be reloaded and sent on. */
const script = `
  const form = document.querySelector('form')
  const given = new URLSearchParams(location.hash.slice(1))
  for (const control of form.elements) {
    if (control.type === 'search') control.value = given.get('place') ?? ''
    if (control.type === 'checkbox' && location.hash) control.checked = given.getAll(control.name).includes(control.value)
  }
  const narrow = () => {
    const chosen = new FormData(form)
    const place = chosen.get('place').toLowerCase()
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = !Object.entries(figure.dataset).every(([name, value]) => chosen.getAll(name).includes(value))
    for (const section of document.querySelectorAll('section')) section.hidden = !section.id.toLowerCase().includes(place)
    history.replaceState(null, '', '#' + new URLSearchParams([...chosen]))
  }
  form.addEventListener('input', narrow)
  narrow()`

const choice = (name: string, values: readonly string[]) => {
  const box = (value: string) =>
    `<label><input type="checkbox" name="${name}" value="${value}" checked> ${value}</label>`
  return `<fieldset>${values.map(box).join(' ')}</fieldset>`
}

const filters = `<form><input type="search" name="place" placeholder="consent, InvalidAnswer, …" aria-label="Place">
  ${choice('viewport', Object.keys(viewports))} ${choice('scheme', schemes)} ${choice('locale', languages)}</form>`

export function galleryPage(names: readonly string[]): string {
  const sections = names.map((name) => {
    const figures = looks.map((look) => {
      const says = `${look.viewport} · ${look.scheme} · ${look.locale}`
      const source = pictureOf(name, look)
      const picture = `<a href="${source}"><img loading="lazy" src="${source}" alt="${name}, ${says}"></a>`
      const kind = Object.entries(look).map(([key, value]) => `data-${key}="${value}"`)
      return `<figure ${kind.join(' ')}>${picture}<figcaption>${says}</figcaption></figure>`
    })
    return `<section id="${name}"><h2>${name}</h2><div>${figures.join('')}</div></section>`
  })
  const head = `<meta charset="utf-8"><title>Gallery</title><style>${style}</style>`
  return `<!doctype html><html lang="en"><head>${head}</head><body>${filters}${sections.join('\n')}<script>${script}</script></body></html>\n`
}
