import { memo } from 'react'
import { parsePlaceId, placePointer } from '../../flow/index.ts'
import type { StatusName } from '../../generated/flow.types.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'

/** A state of a step that the server decides about: it can be selected, but has no place that could change. */
export const LockedState = memo(function LockedState({ place, status }: { place: string; status: StatusName }) {
  const text = useTexts()
  const { select } = useStudio()
  const { state } = parsePlaceId(place)
  const pointer = placePointer(place)
  const isSelected = useStudioState(({ selected }) => selected === pointer)
  return (
    <li className="locked-state">
      <button type="button" aria-current={isSelected ? 'true' : undefined} onClick={() => select(pointer)}>
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M3 5V4a3 3 0 0 1 6 0v1h1v6H2V5zm2 0h2V4a1 1 0 0 0-2 0z" />
        </svg>
        <span>
          {state} <small>{text('steps.status', { status })}</small>
        </span>
      </button>
    </li>
  )
})
