/** Reads the visible texts of a page. Runs in the page, so it uses nothing from outside. */
export interface Reading {
  /** Every visible text, from single words to paragraphs, and accessible names. */
  texts: string[]
  /** Texts that are cut off, each with the way in which it is. */
  cut: string[]
}

/** Reads only the top dialog if one is open, because the page beneath it is inert. */
export function readPage(): Reading {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) || element.closest('[role=status], script, style') !== null
  const plain = (text: string) =>
    text
      .replace(/[\u2068\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const context = document.createElement('canvas').getContext('2d')

  const texts = new Set<string>()
  const cut = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (isHidden(element)) continue
    // The browser does not render rows that are scrolled out of view, so they have no innerText.
    const isRendered = element.checkVisibility({ contentVisibilityAuto: true })
    // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text
    const words = plain((isRendered ? element.innerText : element.textContent) ?? '')
    const names = ['aria-label', 'placeholder', 'alt'].map((name) => plain(element.getAttribute(name) ?? ''))
    if (element instanceof HTMLInputElement && element.type !== 'password') names.push(plain(element.value))
    for (const text of [words.replace(/^\((.*)\)$/, '$1'), ...names])
      if (text !== '' && text.length < 500) texts.add(text)

    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
    const style = getComputedStyle(element)
    const hasOwnText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && plain(nodeValue ?? ''),
    )
    // Visually hidden, for screen readers only.
    if (clientWidth === 1 && clientHeight === 1) continue
    const box = element.getBoundingClientRect()
    if (hasOwnText && (box.left < -1 || box.right > innerWidth + 1)) cut.add(`beyond the edge: ${words}`)
    if (hasOwnText && clientWidth > 0 && scrollWidth > clientWidth + 1) cut.add(`wider than its box: ${words}`)
    if (words !== '' && style.overflowY === 'hidden' && clientHeight > 0 && scrollHeight > clientHeight + 1)
      cut.add(`higher than its box: ${words}`)
    if (element instanceof HTMLInputElement && element.placeholder !== '' && element.value === '' && context) {
      context.font = getComputedStyle(element, '::placeholder').font
      const width = clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      if (context.measureText(element.placeholder).width > width)
        cut.add(`wider than its field: ${element.placeholder}`)
    }
  }
  return { texts: [...texts], cut: [...cut] }
}
