/** Sizes of areas that the user has chosen, in CSS pixels. This browser keeps them; they are no part of a flow. */
import { isRecord } from '../../flow/index.ts'

const resizedAreas = ['steps', 'preview', 'results'] as const

export type ResizedArea = (typeof resizedAreas)[number]

export const isResized = (area: string): area is ResizedArea => resizedAreas.some((each) => each === area)

/** Without an entry an area has its usual size. */
export type AreaSizes = Readonly<Partial<Record<ResizedArea, number>>>

/** What is smaller can't be used. */
export const leastSize: Readonly<Record<ResizedArea, number>> = { steps: 160, preview: 240, results: 80 }

/** Of the window: the areas around it need room too. */
export const mostShare: Readonly<Record<ResizedArea, number>> = { steps: 0.4, preview: 0.6, results: 0.7 }

const key = 'tieline-studio-sizes'

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** @param storage called late: where storage is forbidden, even naming it throws */
export function readSizes(storage: () => Kept = () => localStorage): AreaSizes {
  try {
    return parseSizes(JSON.parse(storage().getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

export function keepSizes(sizes: AreaSizes, storage: () => Kept = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(sizes))
  } catch {
    // They count until the page is closed.
  }
}

function parseSizes(kept: unknown): AreaSizes {
  if (!isRecord(kept)) return {}
  const known = resizedAreas.flatMap((area) => {
    const size = kept[area]
    return typeof size === 'number' && size >= leastSize[area] ? [[area, size] as const] : []
  })
  return Object.fromEntries(known)
}
