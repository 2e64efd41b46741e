/** The line beside an area that can be moved: dragged, or with the arrow keys. Enter or a double click gives the usual size. */
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { defined } from '../../flow/index.ts'
import { leastSize, mostShare, type ResizedArea } from '../storage/area-sizes.ts'
import { useTexts } from '../ui-texts.tsx'
import { panelId } from './tabs.tsx'

interface ResizerProps {
  area: ResizedArea
  /** @param size null: the usual one */
  resize: (area: ResizedArea, size: number | null) => void
}

/** How far a key moves it. */
const stepPx = 16

/** Keys that make an area larger, and smaller: the line moves where the arrow points. */
const keys: Readonly<Record<ResizedArea, readonly [larger: string, smaller: string]>> = {
  steps: ['ArrowRight', 'ArrowLeft'],
  preview: ['ArrowLeft', 'ArrowRight'],
  results: ['ArrowUp', 'ArrowDown'],
}

const panelOf = (area: ResizedArea) => defined(document.getElementById(panelId('area', area)), `area ${area}`)

export function Resizer({ area, resize }: ResizerProps) {
  const text = useTexts()
  const [size, setSize] = useState<number>(leastSize[area])
  useEffect(() => {
    const panel = panelOf(area)
    const measure = () => setSize(sizeOf(area, panel.getBoundingClientRect()))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(panel)
    return () => observer.disconnect()
  }, [area])
  const to = (next: number) => resize(area, Math.max(Math.round(next), leastSize[area]))
  const onKeyDown = (event: KeyboardEvent) => {
    const [larger, smaller] = keys[area]
    if (event.key === larger) to(size + stepPx)
    else if (event.key === smaller) to(size - stepPx)
    else if (event.key === 'Home') to(leastSize[area])
    else if (event.key === 'End') to(mostSize(area))
    else if (event.key === 'Enter') resize(area, null)
    else return
    event.preventDefault()
  }
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const { left, right, bottom } = panelOf(area).getBoundingClientRect()
    to({ steps: clientX - left, preview: right - clientX, results: bottom - clientY }[area])
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that is moved has a value, which <hr> has not
    <div
      role="separator"
      tabIndex={0}
      className="resizer"
      data-resizes={area}
      aria-label={text(`resize.${area}`)}
      aria-controls={panelId('area', area)}
      aria-orientation={area === 'results' ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      aria-valuemin={leastSize[area]}
      aria-valuemax={Math.max(size, mostSize(area))}
      aria-valuetext={text('resize.value', { size })}
      onKeyDown={onKeyDown}
      // A frame below the pointer would take its events.
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => resize(area, null)}
    />
  )
}

const sizeOf = (area: ResizedArea, { width, height }: DOMRect) => Math.round(area === 'results' ? height : width)

const mostSize = (area: ResizedArea) => Math.floor(mostShare[area] * (area === 'results' ? innerHeight : innerWidth))
