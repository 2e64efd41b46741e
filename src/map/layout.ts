/** Where everything stands: laid out in layers by ELK, the path from top to bottom. */
import type { ElkNode, ELK as Engine, LayoutOptions } from 'elkjs/lib/elk-api.js'
import { type SizedBox, sizeBox } from './box.ts'
import { labelLines } from './label-lines.ts'
import type { Arrow, Box, Label, Outline } from './parts.ts'
import { portsOf, type Touched } from './ports.ts'
import { widthOf } from './text-size.ts'
import { wrapTo } from './wrap-to.ts'

export interface Point {
  x: number
  y: number
}

export interface PlacedBox extends Box, SizedBox, Point {}

export interface PlacedArrow extends Arrow {
  points: readonly Point[]
  /** Where its labels stand: the upper left of the first. */
  label: Point | null
}

export interface Layout {
  width: number
  height: number
  start: Point
  boxes: readonly PlacedBox[]
  arrows: readonly PlacedArrow[]
}

export const label = { size: 11.5, height: 16, width: 170 } as const

/** Diameter of the dot where a session begins. */
export const dot = 14

/** The same flow gives the same picture: the order of the model decides, and no chance. */
const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.randomSeed': '1',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  'elk.spacing.nodeNode': '56',
  'elk.spacing.edgeNode': '26',
  'elk.spacing.edgeEdge': '18',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '16',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
}

export async function layOut({ boxes, arrows }: Outline): Promise<Layout> {
  const sized = boxes.map((box) => ({ ...box, ...sizeBox(box) }))
  const elk = await engine()
  const first = await elk.layout(graphOf(sized, arrows, null))
  const graph = await elk.layout(
    graphOf(
      sized,
      arrows,
      portsOf(first, (index) => arrows[index]?.kind === 'spine'),
    ),
  )
  const at = new Map(graph.children?.map(({ id, x = 0, y = 0 }) => [id, { x, y }]))
  const where = (id: string): Point => at.get(id) ?? { x: 0, y: 0 }
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    start: where(''),
    boxes: sized.map((box) => ({ ...box, ...where(box.step) })),
    arrows: arrows.map((arrow, index) => ({ ...arrow, ...placed(graph, index) })),
  }
}

function graphOf(boxes: readonly (Box & SizedBox)[], arrows: readonly Arrow[], touched: Touched | null): ElkNode {
  const node = (id: string, width: number, height: number): ElkNode => ({
    id,
    width,
    height,
    ...(touched && { ports: touched.ports.get(id) ?? [], layoutOptions: { 'elk.portConstraints': 'FIXED_POS' } }),
  })
  return {
    id: 'flow',
    layoutOptions: options,
    children: [node('', dot, dot), ...boxes.map(({ step, width, height }) => node(step, width, height))],
    edges: arrows.map(({ from, to, kind, labels }, index) => ({
      id: `arrow-${index}`,
      sources: [touched?.ends[index]?.from ?? from ?? ''],
      targets: [touched?.ends[index]?.to ?? to],
      layoutOptions: priorities[kind],
      labels: sizedLabel(linesOf(labels)),
    })),
  }
}

/** What is drawn straight first. */
const priorities: Readonly<Record<Arrow['kind'], LayoutOptions>> = {
  spine: { 'elk.layered.priority.straightness': '10', 'elk.layered.priority.direction': '10' },
  path: { 'elk.layered.priority.direction': '10' },
  aside: {},
  back: {},
}

/** A megabyte and a half: loaded when a picture is wanted. */
async function engine(): Promise<Engine> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  return new Elk()
}

/** As wide as a label may be. */
export const linesOf = (labels: readonly Label[]): string[] =>
  labelLines(labels).flatMap((line) => wrapTo(line, label.width, label.size))

function sizedLabel(lines: readonly string[]) {
  if (lines.length === 0) return []
  const width = Math.max(...lines.map((text) => widthOf(text, label.size)))
  return [{ text: lines.join('\n'), width: width + 8, height: lines.length * label.height + 4 }]
}

function placed({ edges = [] }: ElkNode, index: number): Pick<PlacedArrow, 'points' | 'label'> {
  const edge = edges[index]
  const [section] = edge?.sections ?? []
  const [text] = edge?.labels ?? []
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : []
  return { points: straightened(points), label: text ? { x: text.x ?? 0, y: text.y ?? 0 } : null }
}

/** A step aside of a few pixels looks like a slip: what follows it moves over. */
function straightened(points: readonly Point[]): Point[] {
  const moved: Point[] = []
  for (const { x, y } of points) {
    const last = moved.at(-1)
    moved.push(last && Math.abs(last.x - x) < smallestStep ? { x: last.x, y } : { x, y })
  }
  return moved.filter(({ x }, index) => x !== moved[index - 1]?.x || x !== moved[index + 1]?.x)
}

const smallestStep = 10
