/** The size of a box, and the position of each of its texts. */

import type { Box, Row } from './parts.ts'
import type { MapStyle } from './styles.ts'
import { widthOf } from './text-size.ts'
import { wrapTo } from './wrap-to.ts'

export interface Line {
  text: string
  x: number
  y: number
  style: 'title' | 'state' | 'note' | 'route'
}

export interface SizedBox {
  width: number
  height: number
  lines: readonly Line[]
  /** Positions of the hairlines above the states. */
  hairlines: readonly number[]
}

const padding = 14
const titleHeight = 34
const smallest = 190

export function sizeBox({ step, route, rows }: Box, style: MapStyle): SizedBox {
  const { sizes, rowHeight, noteHeight } = style
  const names = rows.flatMap(({ state }) => (state === null ? [] : [widthOf(state, sizes.state)]))
  const column = names.length > 0 ? Math.max(...names) + 18 : 0
  const title = widthOf(step, sizes.title, true)
  const lines: Line[] = [{ text: step, x: padding, y: 22, style: 'title' }]
  const hairlines: number[] = []
  let y: number = titleHeight
  for (const row of rows) {
    const notes = notesOf(row, style)
    if (row.state !== null) {
      hairlines.push(y)
      lines.push({ text: row.state, x: padding, y: y + rowHeight - 7, style: 'state' })
    }
    for (const [index, text] of notes.entries())
      lines.push({
        text,
        x: padding + (row.state === null ? 0 : column),
        y: y + rowHeight - 7 + index * noteHeight,
        style: 'note',
      })
    y += Math.max(rowHeight, notes.length * noteHeight + 6)
  }
  const widest = Math.max(
    ...lines.map((line) => line.x + widthOf(line.text, sizes[line.style], line.style === 'title')),
  )
  const beside = route === null ? 0 : widthOf(route, sizes.route) + 16
  const width = Math.max(smallest, widest + padding, padding * 2 + title + beside)
  if (route !== null) lines.push({ text: route, x: width - padding, y: 22, style: 'route' })
  return { width, height: y + (rows.length > 0 ? 4 : 2), lines, hairlines }
}

function notesOf({ entered, leaves }: Row, { widestNote, sizes }: MapStyle): string[] {
  const notes = [...(entered.length > 0 ? [`on status ${entered.join(', ')}`] : []), ...leaves]
  return notes.flatMap((note) => wrapTo(note, widestNote, sizes.note))
}
