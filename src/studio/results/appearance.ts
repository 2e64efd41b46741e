/** What a user sees of a state. */
import { placeOf, type State } from '../../engine/index.ts'
import { type CompiledFlow, readData } from '../../flow/index.ts'
import { formatPreviewName } from '../../preview/places.ts'

/** By the name under which the preview shows it (docs/decisions/0011); null once the widget is closed. */
export function previewName(flow: CompiledFlow, state: State): string | null {
  if (state.closed) return null
  if (state.overlay !== null) return state.overlay
  const { id } = placeOf(flow, state)
  return formatPreviewName(id, readData(state.data, 'problem'))
}

/** Equal for states that look alike, whatever their steps are called. */
export function appearance(flow: CompiledFlow, state: State): string {
  if (state.closed) return 'closed'
  const overlay = flow.overlays.find(({ id }) => id === state.overlay)
  const { screen, words, form } = placeOf(flow, state)
  const shown = overlay ? [overlay.screen, overlay.words] : [screen, words, form && flow.forms[form]]
  return JSON.stringify([...shown, readData(state.data, 'problem'), flow.words])
}
