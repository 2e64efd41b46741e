/** The position of everything: laid out in layers by ELK, the path from top to bottom. */
import type { ElkLabel, ElkNode, ElkShape, ELK as Engine, LayoutOptions } from 'elkjs/lib/elk-api.js'
import { defined } from '../flow/index.ts'
import { type SizedBox, sizeBox } from './box.ts'
import { labelLines } from './label-lines.ts'
import type { Arrow, Box, Label, Outline } from './parts.ts'
import { type Ports, portsOf } from './ports.ts'
import { type MapStyle, zoomable } from './styles.ts'
import { widthOf } from './text-size.ts'
import { wrapTo } from './wrap-to.ts'

export interface Point {
  x: number
  y: number
}

export interface PlacedBox extends Box, SizedBox, Point {}

export interface PlacedLabel extends Point {
  width: number
  height: number
  lines: readonly string[]
}

export interface PlacedArrow extends Arrow {
  points: readonly Point[]
  label: PlacedLabel | null
}

export interface Layout {
  width: number
  height: number
  start: Point
  boxes: readonly PlacedBox[]
  arrows: readonly PlacedArrow[]
}

/** Diameter of the dot at which sessions begin. */
export const dot = 14

/** Nothing is random: the same flow gives the same picture. */
const optionsFor = ({ boxes, arrowToBox }: MapStyle['spacing']): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.randomSeed': '1',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  'elk.spacing.nodeNode': String(boxes),
  'elk.spacing.edgeNode': String(arrowToBox),
  'elk.spacing.edgeEdge': '18',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '16',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
})

export async function layOut({ boxes, arrows }: Outline, elk: Engine, style: MapStyle = zoomable): Promise<Layout> {
  const sized = boxes.map((box) => ({ ...box, ...sizeBox(box, style) }))
  const first = await elk.layout(graphOf(sized, arrows, null, style))
  const graph = await elk.layout(
    graphOf(
      sized,
      arrows,
      portsOf(first, (index) => arrows[index]?.kind === 'main'),
      style,
    ),
  )
  const positions = new Map(graph.children?.map((node) => [node.id, positionOf(node)]))
  const at = (id: string): Point => defined(positions.get(id), `position of '${id}'`)
  return {
    width: Math.ceil(defined(graph.width, 'width')),
    height: Math.ceil(defined(graph.height, 'height')),
    start: at(''),
    boxes: sized.map((box) => ({ ...box, ...at(box.step) })),
    arrows: arrows.map((arrow, index) => ({ ...arrow, ...placed(graph, index) })),
  }
}

/** ELK's types leave open what every layout has. */
const positionOf = ({ x, y }: Pick<ElkShape, 'x' | 'y'>): Point => ({ x: defined(x, 'x'), y: defined(y, 'y') })

function graphOf(
  boxes: readonly (Box & SizedBox)[],
  arrows: readonly Arrow[],
  ports: Ports | null,
  { label, spacing }: MapStyle,
): ElkNode {
  const node = (id: string, width: number, height: number): ElkNode => ({
    id,
    width,
    height,
    ...(ports && {
      ports: defined(ports.byBox.get(id), `ports of '${id}'`),
      layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
    }),
  })
  return {
    id: 'flow',
    layoutOptions: optionsFor(spacing),
    children: [node('', dot, dot), ...boxes.map(({ step, width, height }) => node(step, width, height))],
    edges: arrows.map(({ from, to, kind, labels }, index) => ({
      id: `arrow-${index}`,
      sources: [ports ? defined(ports.ends[index], 'ends of an arrow').from : (from ?? '')],
      targets: [ports ? defined(ports.ends[index], 'ends of an arrow').to : to],
      layoutOptions: priorities[kind],
      labels: sizedLabel(linesOf(labels, label), label),
    })),
  }
}

/** Which arrows are kept straight before others. */
const priorities: Readonly<Record<Arrow['kind'], LayoutOptions>> = {
  main: { 'elk.layered.priority.straightness': '100', 'elk.layered.priority.direction': '10' },
  path: { 'elk.layered.priority.direction': '10' },
  aside: {},
  back: {},
}

/** Wrapped to the width of a label. */
const linesOf = (labels: readonly Label[], label: MapStyle['label']): string[] =>
  labelLines(labels).flatMap((line) => wrapTo(line, label.width, label.size))

function sizedLabel(lines: readonly string[], label: MapStyle['label']) {
  if (lines.length === 0) return []
  const width = Math.max(...lines.map((text) => widthOf(text, label.size)))
  return [{ text: lines.join('\n'), width: width + 8, height: lines.length * label.height + 4 }]
}

function placed({ edges = [] }: ElkNode, index: number): Pick<PlacedArrow, 'points' | 'label'> {
  const { sections, labels } = defined(edges[index], 'arrow in the layout')
  const { startPoint, bendPoints = [], endPoint } = defined(sections?.[0], 'line of an arrow')
  const [text] = defined(labels, 'labels of an arrow')
  return { points: straightened([startPoint, ...bendPoints, endPoint]), label: text ? placedLabel(text) : null }
}

const placedLabel = (label: ElkLabel): PlacedLabel => ({
  ...positionOf(label),
  width: defined(label.width, 'width'),
  height: defined(label.height, 'height'),
  lines: defined(label.text, 'text').split('\n'),
})

/** A bend of a few pixels looks like a mistake, so what follows it is moved into line. */
function straightened(points: readonly Point[]): Point[] {
  const moved: Point[] = []
  for (const { x, y } of points) {
    const last = moved.at(-1)
    moved.push(last && Math.abs(last.x - x) < smallestStep ? { x: last.x, y } : { x, y })
  }
  return moved.filter(({ x }, index) => x !== moved[index - 1]?.x || x !== moved[index + 1]?.x)
}

const smallestStep = 10
