/** The channel to the embed SDK: events, requests and sizes over one port (docs/decisions/0022). Its own chunk. */
import type {
  EventMetadata,
  EventPortMessage,
  HostPortMessage,
  WidgetPortMessage,
} from '../../generated/messages.types.ts'
import { parseHostPortMessage } from '../../messages/index.ts'
import { newId } from '../new-id.ts'
import type { PageState } from '../page-state.ts'
import type { Host, Listener, WidgetReport } from '../report.ts'
import { createEventLog } from './event-log.ts'
import { type HostEvent, hostEventsOf } from './events.ts'
import { createLatest, createSpaced } from './pace.ts'
import { beforeFirstScreen, type Position, positionIn, positionOf } from './position.ts'
import { watchPage } from './watch-page.ts'
import { watchQueries } from './watch-queries.ts'

type ReportOf<Kind extends WidgetReport['kind']> = Extract<WidgetReport, { kind: Kind }>
type Handlers<Message extends { type: string }> = {
  readonly [Type in Message['type']]: (message: Extract<Message, { type: Type }>) => void
}

/** A host whose tokens are all refused at once would be asked for another one without end. */
const leastBetweenTokensMs = 10_000
/** Each token starts a session, with calls of its own. */
const leastBetweenStartsMs = 1000

export function openChannel(port: MessagePort, host: Host, page: Window): Listener {
  /** Nothing follows `close`. */
  const send = (message: WidgetPortMessage) => {
    if (!isClosed) port.postMessage(message)
  }
  /** An event names the flow in its metadata, every other message under `session`. */
  const post = (message: Exclude<WidgetPortMessage, EventPortMessage>) => {
    const { flow, version, variant } = position.place
    send(flow !== null && version !== null ? { ...message, session: { flow, version, variant } } : message)
  }
  const log = createEventLog(send, newId)
  let position: Position = beforeFirstScreen
  let lastError: EventMetadata['error_code']
  let hasExpired = false
  let reportedAt = Number.NEGATIVE_INFINITY
  /** The next token of a session that has expired on a screen of its own, until the user goes on there. */
  let next: string | null = null
  let isClosed = false
  let stopWatching = () => {}

  const metadata = (): EventMetadata => ({
    ...position.place,
    ...(position.source && host.pin() !== null && { source: position.source }),
  })
  const notify = ({ name, ...more }: HostEvent) => log.add(name, { ...metadata(), ...more })

  function moveTo(next: Position) {
    const { step, view } = position.place
    position = next
    const isOther = next.place.step !== step || next.place.view !== view
    if (isOther && next.place.view !== null) notify({ name: 'TRANSITION_VIEW' })
  }

  /** Reported once per token. A second refusal means that the user has gone on where the screen said that it has expired. */
  function onExpired() {
    if (next !== null) return renew(next)
    const isSoon = performance.now() - reportedAt < leastBetweenTokensMs
    if (!hasExpired && !isSoon) {
      reportedAt = performance.now()
      post({ v: 1, type: 'token-expired' })
    }
    hasExpired = true
  }

  function renew(token: string) {
    hasExpired = false
    next = null
    host.controls.renew?.(token)
  }

  function onPage(shown: PageState) {
    stopWatching()
    if (shown.kind === 'running')
      stopWatching = watchQueries(shown.cache, { onSearch: () => notify({ name: 'SEARCH_SOURCE' }), onExpired })
    if (shown.kind === 'token-gate' && shown.reason === 'client' && shown.cause === 'expired') onExpired()
    moveTo(positionOf(shown))
  }

  function onTransition({ flow, transition }: ReportOf<'transition'>) {
    const next = positionIn(flow, transition.state)
    position = { ...position, source: next.source }
    hostEventsOf(transition.event, transition.calls).forEach(notify)
    if (transition.failure === 'expired') onExpired()
    moveTo(next)
  }

  function onFailure(reason: NonNullable<EventMetadata['error_code']>) {
    lastError = reason
    post({ v: 1, type: 'error', reason })
    notify({ name: 'ERROR', error_code: reason })
  }

  function onMessage({ message, post: { body, target } }: ReportOf<'message'>) {
    switch (message.message) {
      case 'success': {
        if (target === '*') return onFailure('OriginUnverified')
        const { action: _, v, id, session, ...result } = body
        post({ v: 1, type: 'success', result })
        return notify({ name: 'HANDOFF' })
      }
      case 'error':
        return onFailure(message.reason)
      case 'close':
        notify({ name: 'EXIT', exit_status: position.screen, ...(lastError && { error_code: lastError }) })
        post({ v: 1, type: 'close' })
        isClosed = true
        return
      case 'click-outside':
        return post({ v: 1, type: 'click-outside' })
    }
  }

  const themes = createLatest(page, (theme: Extract<HostPortMessage, { type: 'theme' }>['theme']) =>
    host.controls.theme?.(theme),
  )

  const tokens = createSpaced(leastBetweenStartsMs, (token: string) => {
    if (log.isOver()) return
    const isUnderWay = position.place.flow !== null
    if (hasExpired && isUnderWay) next = token
    else renew(token)
  })

  const requests: Handlers<HostPortMessage> = {
    open: () => log.open(metadata()),
    exit: ({ force }) => {
      const { ask, end = () => host.notify({ message: 'close' }) } = host.controls
      ;(force ? end : (ask ?? end))()
    },
    back: ({ request }) => {
      const { back } = host.controls
      back?.()
      post({ v: 1, type: 'back', request, went: back !== undefined })
    },
    theme: ({ theme }) => themes(theme),
    token: ({ token }) => tokens(token),
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseHostPortMessage(data)
    if (message && !isClosed) requests[message.type](message as never)
  }
  watchPage(page, {
    onReady: () => post({ v: 1, type: 'ready' }),
    onHeight: (height) => post({ v: 1, type: 'resize', height }),
    onEscape: () => post({ v: 1, type: 'escape' }),
  })

  return (report) => {
    if (report.kind === 'page') onPage(report.shown)
    else if (report.kind === 'transition') onTransition(report)
    else onMessage(report)
  }
}
