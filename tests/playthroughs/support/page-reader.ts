/** What a person can read on a page. Runs in the page, so it uses nothing from outside. */
export interface Reading {
  /** Every visible text, from single words to paragraphs, and the names that only a screen reader says. */
  texts: string[]
  /** Texts that are not shown whole, with what shows it. */
  cut: string[]
}

/** Of the uppermost dialog, if there is one; what lies beneath it is out of reach. */
export function readPage(): Reading {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) || element.closest('[role=status], script, style') !== null
  const plain = (text: string) =>
    text
      .replace(/[\u2068\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const pen = document.createElement('canvas').getContext('2d')

  const texts = new Set<string>()
  const cut = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (isHidden(element)) continue
    // Rows that are scrolled out of sight are not drawn, but they can be read.
    const isDrawn = element.checkVisibility({ contentVisibilityAuto: true })
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
    const words = plain((isDrawn ? element.innerText : element.textContent) ?? '')
    const names = ['aria-label', 'placeholder', 'alt'].map((name) => plain(element.getAttribute(name) ?? ''))
    if (element instanceof HTMLInputElement && element.type !== 'password') names.push(plain(element.value))
    for (const text of [words.replace(/^\((.*)\)$/, '$1'), ...names])
      if (text !== '' && text.length < 500) texts.add(text)

    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
    const style = getComputedStyle(element)
    const says = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && plain(nodeValue ?? ''))
    // Made invisible for everyone but screen readers.
    if (clientWidth === 1 && clientHeight === 1) continue
    const box = element.getBoundingClientRect()
    if (says && (box.left < -1 || box.right > innerWidth + 1)) cut.add(`beyond the edge: ${words}`)
    if (says && clientWidth > 0 && scrollWidth > clientWidth + 1) cut.add(`wider than its box: ${words}`)
    if (words !== '' && style.overflowY === 'hidden' && clientHeight > 0 && scrollHeight > clientHeight + 1)
      cut.add(`higher than its box: ${words}`)
    if (element instanceof HTMLInputElement && element.placeholder !== '' && element.value === '' && pen) {
      pen.font = style.font
      const room = clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      if (pen.measureText(element.placeholder).width > room) cut.add(`wider than its field: ${element.placeholder}`)
    }
  }
  return { texts: [...texts], cut: [...cut] }
}
