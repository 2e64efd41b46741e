/** Lines by which controls and their states are recognised, measured on the page as it is drawn (WCAG 1.4.11, 2.4.7). */

/**
 * Focus rings and edges of fields that stand out from what lies beside them by less than 3:1. Runs in the page, so it
 * uses nothing from outside. Nothing may be in transition, no control disabled, and the last thing pressed was a key:
 * the browser draws rings for those who use one.
 */
export async function faintLines(): Promise<string[]> {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
  /** Whatever way the browser spells a colour, over a ground: red, green, blue. */
  const paint = (colours: readonly string[]) => {
    if (!pen) throw new Error('This browser draws nothing.')
    for (const colour of ['#ffffff', ...colours]) {
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
    }
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const luminance = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const groundsOf = (element: Element | null): string[] =>
    element ? [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor] : []
  const ratioOn = (colour: string, ground: Element | null) => {
    const below = groundsOf(ground)
    const [one, other] = [luminance(paint([...below, colour])), luminance(paint(below))]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }

  const defects: string[] = []
  const judge = (what: string, colour: string, ground: Element | null) => {
    const ratio = ratioOn(colour, ground)
    if (ratio < 3) defects.push(`${what}: ${ratio.toFixed(2)}:1 (${colour})`)
  }
  const nameOf = (element: Element) => element.outerHTML.replace(/class="[^"]*" ?/g, '').slice(0, 80)
  const lineOf = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, borderTopColor, borderTopWidth } =
      getComputedStyle(element)
    const ring = outlineStyle === 'none' || outlineWidth === '0px' ? null : outlineColor
    return { ring, edge: borderTopColor, width: borderTopWidth, inside: outlineOffset.startsWith('-') }
  }

  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )
  for (const control of controls) {
    // The lines of a field may be drawn by what stands round it or lies over it.
    const about = [control, control.closest('label'), ...(control.parentElement?.children ?? [])]
    const near = [...new Set(about)].filter((element) => element !== null)
    control.blur()
    const before = near.map(lineOf)
    control.focus()
    // Some pieces learn of the focus by an event.
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const rings = near.flatMap((element, at) => {
      const { ring, edge, width, inside } = lineOf(element)
      const isSame = edge === before[at]?.edge && width === before[at]?.width
      const colour = ring ?? (isSame ? null : edge)
      return colour === null || (ring !== null && ring === before[at]?.ring) ? [] : [{ element, colour, inside }]
    })
    if (rings.length === 0 && document.activeElement === control) defects.push(`no ring: ${nameOf(control)}`)
    for (const { element, colour, inside } of rings)
      judge(`ring of ${nameOf(control)}`, colour, inside ? element : element.parentElement)
    control.blur()
    if (!control.matches('input, select, textarea')) continue
    const edge = control.parentElement?.querySelector(':scope > fieldset') ?? control
    judge(`edge of ${nameOf(control)}`, getComputedStyle(edge).borderTopColor, control.parentElement)
  }
  return defects
}
