/** A step of the path is dragged to the place of another. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { defined } from '../../flow/index.ts'
import type { ListedStep } from '../document/steps.ts'

type Edge = 'above' | 'below'

/** @returns where what is dragged over the row would be put */
export function useDrag(
  row: RefObject<HTMLLIElement | null>,
  { name, index }: ListedStep,
  isLocked: boolean,
  move: (step: string, to: number) => void,
): Edge | null {
  const [edge, setEdge] = useState<Edge | null>(null)
  const drop = useEffectEvent(move)
  useEffect(() => {
    if (index === null || isLocked) return
    const element = defined(row.current, 'row')
    const edgeAt = (y: number): Edge => {
      const { top, height } = element.getBoundingClientRect()
      return y < top + height / 2 ? 'above' : 'below'
    }
    return combine(
      draggable({ element, getInitialData: () => ({ step: name, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data['index'] === 'number',
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ location, source }) => {
          setEdge(null)
          const dragged = source.data as { step: string; index: number }
          drop(dragged.step, placeAfterDrop(dragged.index, index, edgeAt(location.current.input.clientY)))
        },
      }),
    )
  }, [row, name, index, isLocked])
  return edge
}

/** The place above or below a row, counted without the step that leaves its own. */
export function placeAfterDrop(from: number, row: number, edge: Edge): number {
  const place = edge === 'above' ? row : row + 1
  return from < place ? place - 1 : place
}
