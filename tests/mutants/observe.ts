/** What the user, the host and the server can observe of a session. Independent of the linter. */
import { accepts, type Effect, openOverlay, placeOf, type State, userEventTypes } from '../../src/engine/index.ts'
import type { CompiledFlow, Values } from '../../src/flow/index.ts'
import type { CallName, ScreenName } from '../../src/generated/flow.types.ts'

/** What a screen shows of the data, besides what it reads from the server. */
const shows: Partial<Record<ScreenName, (data: Values) => unknown>> = {
  credentials: ({ source }) => source,
  progress: ({ source }) => source,
  waiting: ({ source }) => source,
  captcha: ({ problem }) => problem === 'InvalidAnswer',
  'mfa-methods': ({ problem }) => problem === 'InvalidAnswer',
  question: ({ problem, sandboxValues }) => [problem === 'InvalidAnswer', sandboxValues],
  'select-account': ({ problem, source }) => [problem === 'AccountFailed', source],
  'upload-invoices': ({ problem }) => problem === 'UploadFailed',
  'add-source-website': ({ website }) => website,
}

/** What a call sends of the data, besides what the event brought. */
const sends: Partial<Record<CallName, keyof Values>> = { connect: 'source', upload: 'source', addSource: 'website' }

/** Where the user is, and what they see and can do there. */
export function observedState(flow: CompiledFlow, state: State): unknown {
  if (state.closed) return 'closed'
  const place = placeOf(flow, state)
  const { screen, route, history, keepMounted, load } = place
  const overlay = openOverlay(flow, state)
  return [
    { screen, route, history, keepMounted, load, overlay: overlay?.screen },
    { busy: state.pending !== null, settling: state.delayed !== null, polls: state.polling !== null },
    shows[screen]?.(state.data),
    userEventTypes(flow, state)
      .filter((type) => accepts(flow, state, type))
      .sort(),
  ]
}

/** The messages to the host and the calls to the server, without entry numbers and pointers. */
export function observedEffects(effects: readonly Effect[], { data }: State): unknown[] {
  return effects.map((effect) => {
    switch (effect.kind) {
      case 'call': {
        const field = sends[effect.effect]
        return ['call', effect.effect, effect.payload, field === undefined ? null : data[field]]
      }
      case 'load':
        return ['load', effect.effect]
      case 'poll':
        return ['poll', effect.effect, effect.everyMs, effect.timeoutMs]
      case 'timer':
        return ['timer', effect.ms]
      default:
        return effect
    }
  })
}
