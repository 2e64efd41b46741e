import { type CSSProperties, useCallback, useEffect, useState } from 'react'
import { type AreaSizes, keepSizes, leastSize, mostShare, type ResizedArea, readSizes } from '../storage/area-sizes.ts'

/** The sizes that the user has chosen, as styles of the element around the areas, and how one is changed. */
export function useAreaSizes() {
  const [sizes, setSizes] = useState<AreaSizes>(() => readSizes())
  useEffect(() => keepSizes(sizes), [sizes])
  const resize = useCallback(
    (area: ResizedArea, size: number | null) =>
      setSizes(({ [area]: _, ...others }) => (size === null ? others : { ...others, [area]: size })),
    [],
  )
  return { resize, style: stylesOf(sizes) }
}

/** A size counts as far as the window has room for it. React sets styles one by one, which the policy allows. */
function stylesOf({ steps, preview, results }: AreaSizes): CSSProperties {
  const limited = (area: ResizedArea, size: number) => `min(${size}px, ${mostShare[area] * 100}%)`
  const column = (area: ResizedArea, size: number) => `minmax(${leastSize[area]}px, ${limited(area, size)})`
  return {
    ...(steps !== undefined && { '--steps-column': column('steps', steps) }),
    ...(preview !== undefined && { '--preview-column': column('preview', preview) }),
    ...(results !== undefined && { '--results-row': limited('results', results) }),
  } as CSSProperties
}
