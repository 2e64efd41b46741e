/** Where arrows meet their boxes: from left to right in the order of a first layout, with the main line in the middle. */
import type { ElkNode, ElkPort } from 'elkjs/lib/elk-api.js'
import { defined } from '../flow/index.ts'

export interface Ports {
  byBox: ReadonlyMap<string, ElkPort[]>
  /** By arrow: the ports at which it leaves and arrives. */
  ends: readonly { from: string; to: string }[]
}

interface End {
  id: string
  x: number
  isMain: boolean
}

/** Arrows leave and arrive at the top or at the bottom of a box. */
export function portsOf({ children = [], edges = [] }: ElkNode, isMain: (index: number) => boolean): Ports {
  const sides = new Map<string, End[]>()
  const ends = edges.map(({ sections, sources, targets }, index) => {
    const { startPoint, endPoint } = defined(sections?.[0], 'line of an arrow')
    const touch = (box: string | undefined, point: { x: number; y: number }, end: 'from' | 'to') => {
      const node = defined(
        children.find(({ id }) => id === box),
        `box '${box}'`,
      )
      const middle = defined(node.y, 'y') + defined(node.height, 'height') / 2
      const side = point.y > middle ? 'SOUTH' : 'NORTH'
      const id = `arrow-${index}-${end}`
      const key = `${side} ${node.id}`
      sides.set(key, [...(sides.get(key) ?? []), { id, x: point.x, isMain: isMain(index) }])
      return id
    }
    return { from: touch(sources[0], startPoint, 'from'), to: touch(targets[0], endPoint, 'to') }
  })
  const byBox = new Map(
    children.map(({ id, width = 0, height = 0 }) => [
      id,
      (['NORTH', 'SOUTH'] as const).flatMap((side) =>
        spread(sides.get(`${side} ${id}`) ?? [], width).map(([port, x]): ElkPort => {
          const y = side === 'NORTH' ? 0 : height
          return { id: port, x, y, width: 0, height: 0, layoutOptions: { 'elk.port.side': side } }
        }),
      ),
    ]),
  )
  return { byBox, ends }
}

function spread(ends: readonly End[], width: number): [id: string, x: number][] {
  const sorted = [...ends].sort((a, b) => a.x - b.x)
  const middle = sorted.findIndex(({ isMain }) => isMain)
  if (middle < 0) return sorted.map(({ id }, index) => [id, (width * (index + 1)) / (sorted.length + 1)])
  const right = sorted.length - 1 - middle
  return sorted.map(({ id }, index) => {
    const share = index <= middle ? (index + 1) / (middle + 1) / 2 : 0.5 + (index - middle) / (right + 1) / 2
    return [id, width * share]
  })
}
