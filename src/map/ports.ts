/** Where arrows touch their boxes: as a first layout has them, from left to right, but the spine in the middle. */
import type { ElkNode, ElkPort } from 'elkjs/lib/elk-api.js'

export interface Touched {
  /** By box: its ports. */
  ports: ReadonlyMap<string, ElkPort[]>
  /** By arrow: where it leaves and where it arrives. */
  ends: readonly { from: string; to: string }[]
}

interface End {
  id: string
  x: number
  isSpine: boolean
}

/** Arrows leave and arrive at the top or at the bottom of a box. */
export function portsOf({ children = [], edges = [] }: ElkNode, isSpine: (index: number) => boolean): Touched {
  const sides = new Map<string, End[]>()
  const ends = edges.map(({ sections, sources, targets }, index) => {
    const [section] = sections ?? []
    const touch = (box: string | undefined, point: { x: number; y: number } | undefined, end: 'from' | 'to') => {
      const node = children.find(({ id }) => id === box)
      if (!node || !point) return box ?? ''
      const side = point.y > (node.y ?? 0) + (node.height ?? 0) / 2 ? 'SOUTH' : 'NORTH'
      const id = `arrow-${index}-${end}`
      const key = `${side} ${node.id}`
      sides.set(key, [...(sides.get(key) ?? []), { id, x: point.x, isSpine: isSpine(index) }])
      return id
    }
    return { from: touch(sources[0], section?.startPoint, 'from'), to: touch(targets[0], section?.endPoint, 'to') }
  })
  const ports = new Map(
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
  return { ports, ends }
}

function spread(ends: readonly End[], width: number): [id: string, x: number][] {
  const sorted = [...ends].sort((a, b) => a.x - b.x)
  const middle = sorted.findIndex(({ isSpine }) => isSpine)
  if (middle < 0) return sorted.map(({ id }, index) => [id, (width * (index + 1)) / (sorted.length + 1)])
  const right = sorted.length - 1 - middle
  return sorted.map(({ id }, index) => {
    const share = index <= middle ? (index + 1) / (middle + 1) / 2 : 0.5 + (index - middle) / (right + 1) / 2
    return [id, width * share]
  })
}
