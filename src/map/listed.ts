/** For a picture that nobody can zoom: what leads aside or back is listed in its box, so that few arrows need room. */
import { labelLines } from './label-lines.ts'
import type { Arrow, Box, Outline, Row } from './parts.ts'

export function withArrowsListed(outline: Outline): Outline {
  const isListed = ({ from, kind }: Arrow) => from !== null && (kind === 'aside' || kind === 'back')
  const listed = outline.arrows.filter(isListed)
  const rowsOf = ({ step }: Box): Row[] =>
    listed
      .filter(({ from }) => from === step)
      .map(({ to, labels }) => ({ state: null, entered: [], leaves: [`→ ${to}: ${labelLines(labels).join(', ')}`] }))
  return {
    ...outline,
    boxes: outline.boxes.map((box) => ({ ...box, rows: [...box.rows, ...rowsOf(box)] })),
    arrows: outline.arrows.map((arrow) => (isListed(arrow) ? { ...arrow, labels: [] } : arrow)),
  }
}
