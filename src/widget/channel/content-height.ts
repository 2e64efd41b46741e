/** How high the frame must be so that the screen need not scroll. The layout fills the frame, so its parts are added. */
const shown = ':not([hidden] *)'

export interface Parts {
  card: HTMLElement
  /** The part that scrolls, and what is in it. */
  body: HTMLElement
  content: HTMLElement
}

export function findParts(page: Document): Parts | null {
  const card = page.querySelector<HTMLElement>('[data-backdrop] > *')
  const body = card?.querySelector<HTMLElement>(`main${shown}`)
  const content = body?.firstElementChild
  return card && body && content instanceof HTMLElement ? { card, body, content } : null
}

/** In CSS px. */
export function contentHeight({ card, body, content }: Parts): number {
  let height = content.offsetHeight + padding(body) + padding(card)
  for (let part: HTMLElement | null = body; part && part !== card; part = part.parentElement)
    for (const sibling of part.parentElement?.children ?? [])
      if (sibling !== part && sibling instanceof HTMLElement && isInFlow(sibling)) height += wholeHeight(sibling)
  const limit = Number.parseFloat(getComputedStyle(card).maxHeight)
  const around = card.parentElement ? padding(card.parentElement) : 0
  return Math.ceil((Number.isNaN(limit) ? height : Math.min(height, limit)) + around)
}

/** A footer scrolls where the frame is lower than it needs. */
const wholeHeight = ({ offsetHeight, scrollHeight }: HTMLElement) => Math.max(offsetHeight, scrollHeight)

function padding(element: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(element)
  return Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
}

const isInFlow = (element: HTMLElement) => /static|relative/.test(getComputedStyle(element).position)
