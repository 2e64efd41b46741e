/** The picture as SVG: without scripts or fonts of its own, in the light or dark scheme of the reader's system. */
import { bundledElk } from './bundled-elk.ts'
import { dot, type Layout, layOut, type PlacedArrow, type PlacedBox } from './layout.ts'
import { linePath, round } from './line-path.ts'
import { withArrowsListed } from './listed.ts'
import type { Outline } from './parts.ts'
import { printed } from './styles.ts'
import { widthOf } from './text-size.ts'
import { wrapTo } from './wrap-to.ts'

const { sizes, label } = printed
const margin = 16
const headHeight = 44
const noteHeight = printed.noteHeight + 2

export async function svgOf(outline: Outline): Promise<string> {
  const layout = await layOut(withArrowsListed(outline), await bundledElk(), printed)
  const width = Math.max(layout.width, 640) + margin * 2
  const notes = outline.notes.flatMap((note) => wrapTo(note, width - margin * 2, sizes.note))
  const top = margin + headHeight
  const notesAt = top + layout.height + 30
  const height = notesAt + notes.length * noteHeight + margin - 6
  const shift = { x: margin + Math.round((width - margin * 2 - layout.width) / 2), y: top }
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(`The flow ${outline.name}: its steps, and what leads from one to the next`)}</title>`,
    `<style>${style}</style>`,
    markers,
    `<rect class="page" width="${width}" height="${height}" rx="12"/>`,
    `<text class="name" x="${margin}" y="${margin + 16}">${escaped(outline.name)}</text>`,
    legend(width - margin),
    `<g transform="translate(${shift.x} ${shift.y})">`,
    ...layout.arrows.map(line),
    startDot(layout),
    ...layout.boxes.map(box),
    ...layout.arrows.map(labels),
    '</g>',
    ...notes.map(
      (text, index) => `<text class="note" x="${margin}" y="${notesAt + index * noteHeight}">${escaped(text)}</text>`,
    ),
    '</svg>',
  ]
    .filter((part) => part !== '')
    .join('\n')}\n`
}

const meanings: Readonly<Record<PlacedArrow['kind'], string>> = {
  main: 'the path',
  path: 'past some of it',
  aside: 'to a step beside it',
  back: 'back to an earlier step',
}

/** What the colours mean, drawn from right to left. */
function legend(right: number): string {
  let x = right
  return (['back', 'aside', 'path', 'main'] as const)
    .map((kind) => {
      const text = meanings[kind]
      x -= widthOf(text, sizes.note) + 52
      const y = margin + 11
      const drawn = `<path class="arrow ${kind}" d="M${x} ${y}H${x + 28}" marker-end="url(#${kind})"/>`
      return `${drawn}<text class="note" x="${x + 34}" y="${y + 4}">${text}</text>`
    })
    .join('\n')
}

const startDot = ({ start: { x, y } }: Layout) =>
  `<circle class="start" cx="${round(x + dot / 2)}" cy="${round(y + dot / 2)}" r="${dot / 2}"/>`

function box({ step, onPath, x, y, width, height, lines, hairlines }: PlacedBox): string {
  return [
    `<g class="${onPath ? 'step' : 'step beside'}" transform="translate(${round(x)} ${round(y)})">`,
    `<title>${escaped(step)}</title>`,
    `<rect width="${round(width)}" height="${round(height)}" rx="9"/>`,
    ...hairlines.map((at) => `<path class="hair" d="M0 ${at}H${round(width)}"/>`),
    ...lines.map(
      (each) => `<text class="${each.style}" x="${round(each.x)}" y="${each.y}">${escaped(each.text)}</text>`,
    ),
    '</g>',
  ].join('\n')
}

function line({ kind, points }: PlacedArrow): string {
  return `<path class="arrow ${kind}" d="${linePath(points)}" marker-end="url(#${kind})"/>`
}

function labels({ label: at, kind }: PlacedArrow): string {
  if (!at) return ''
  return [
    `<rect class="under" x="${round(at.x)}" y="${round(at.y)}" width="${at.width}" height="${at.height}" rx="4"/>`,
    ...at.lines.map((text, index) => {
      const style = /^(if |otherwise)/.test(text) ? `${kind} if` : kind
      return `<text class="label ${style}" x="${round(at.x + 4)}" y="${round(at.y + label.size + 2 + index * label.height)}">${escaped(text)}</text>`
    }),
  ].join('\n')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const markers = `<defs>${['main', 'path', 'aside', 'back']
  .map(
    (kind) =>
      `<marker id="${kind}" class="head ${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8Z"/></marker>`,
  )
  .join('')}</defs>`

const style = `
svg{--page:#fff;--ink:#1b2330;--soft:#5b6675;--line:#d5dbe3;--box:#f6f8fa;--path:#0b6b53;--aside:#b3480f;--back:#5a52c4}
@media (prefers-color-scheme:dark){svg{--page:#12171e;--ink:#e8edf3;--soft:#9aa7b6;--line:#343e4a;--box:#1b222b;--path:#4cc9a4;--aside:#f09a5d;--back:#a9a2ff}}
text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,Ubuntu,'DejaVu Sans',sans-serif;fill:var(--ink)}
.page{fill:var(--page)}
.name{font-size:20px;font-weight:700}
.title{font-size:${sizes.title}px;font-weight:700}
.state{font-size:${sizes.state}px}
.note,.label{font-size:${sizes.note}px;fill:var(--soft)}
.route{font-size:${sizes.route}px;fill:var(--soft);text-anchor:end}
.step rect{fill:var(--box);stroke:var(--path);stroke-width:1.6}
.beside rect{stroke:var(--line)}
.hair{stroke:var(--line);stroke-width:1}
.arrow{fill:none;stroke-width:1.5;stroke-linejoin:round}
.arrow.main{stroke:var(--path);stroke-width:3}.arrow.path{stroke:var(--path)}.arrow.aside{stroke:var(--aside)}.arrow.back{stroke:var(--back);stroke-dasharray:5 4}
.head.main,.head.path{fill:var(--path)}.head.aside{fill:var(--aside)}.head.back{fill:var(--back)}
.label.aside{fill:var(--aside)}.label.back{fill:var(--back)}.label.main,.label.path{fill:var(--ink)}
.label.if{font-style:italic}
.under{fill:var(--page);fill-opacity:.86}
.start{fill:var(--path)}
`
