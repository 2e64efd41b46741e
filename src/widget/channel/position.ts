/** Where the user is, as the metadata of an event says it. */
import { openOverlay, placeOf, type State } from '../../engine/index.ts'
import { type CompiledFlow, identityOf, readData } from '../../flow/index.ts'
import type { EventMetadata } from '../../generated/messages.types.ts'
import type { PageState } from '../page-state.ts'

export interface Position {
  place: Pick<EventMetadata, 'flow' | 'version' | 'variant' | 'step' | 'view'>
  /** The screen beneath an open overlay. */
  screen: string | null
  /** Not for every host: only a verified one learns of it. */
  source: NonNullable<EventMetadata['source']> | null
}

/** Before the first screen. */
export const beforeFirstScreen: Position = {
  place: { flow: null, version: null, variant: null, step: null, view: null },
  screen: null,
  source: null,
}

export function positionIn(flow: CompiledFlow, state: State): Position {
  const { id, screen } = placeOf(flow, state)
  const source = readData(state.data, 'source')
  return {
    place: { ...identityOf(flow), step: id, view: openOverlay(flow, state)?.screen ?? screen },
    screen,
    source: source && { source_id: source.source_id, name: source.name },
  }
}

export function positionOf(shown: PageState): Position {
  switch (shown.kind) {
    case 'loading':
      return beforeFirstScreen
    case 'running':
      return positionIn(shown.flow, shown.session.store.getState().state)
    default:
      return { ...beforeFirstScreen, place: { ...beforeFirstScreen.place, view: shown.kind }, screen: shown.kind }
  }
}
