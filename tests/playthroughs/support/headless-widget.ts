/** A widget without a browser: the real engine, session and API client, and the sandbox, in one process on one clock. */
import { QueryClient } from '@tanstack/query-core'
import type { Api } from '../../../src/api/index.ts'
import { freezeStates, openOverlay, placeOf } from '../../../src/engine/index.ts'
import { forInputs, readInputs } from '../../../src/flow/index.ts'
import type { Source } from '../../../src/generated/api.types.ts'
import { parseLanguage } from '../../../src/i18n/index.ts'
import type { View } from '../../../src/screens/index.ts'
import { type Clock, createSession, loadedCache, openSession } from '../../../src/session/index.ts'
import { createHost } from '../../../src/widget/host.ts'
import type { Host } from '../../../src/widget/report.ts'
import { viewOf } from '../../../src/widget/view.ts'
import { connectFlow } from '../../support/connect-flow.ts'
import { createManualClock } from '../../support/manual-clock.ts'
import { setQueryClock } from '../../support/query-clock.ts'
import { alwaysShown } from '../../support/visibility.ts'
import { createAccountsObserver } from './headless-queries.ts'
import { openSandbox } from './headless-sandbox.ts'
import type { DisplayedScreen, MessageKey } from './names.ts'
import { type PostedMessage, type ReceivedMessage, type Start, shortFormOf } from './playthrough.ts'

freezeStates()

export interface HeadlessWidget extends Opened {
  received: ReceivedMessage[]
  host: Host
  /** The state that a screen would hold: errors of the last submit, the last search results, and the chosen files. */
  formErrors: readonly MessageKey[]
  found: readonly Source[] | null
  files: readonly File[]
  screen: () => DisplayedScreen
  view: () => View
  /** Advances the clock and waits for the responses to what it triggers. */
  advance: (ms: number) => Promise<void>
  settle: () => Promise<void>
  /** Opens the widget again, as a reload does. */
  reopen: () => Promise<void>
}

type Opened = Awaited<ReturnType<typeof open>>

/** At most the time between two polls, so that a response arrives before the next poll is due. */
const strideMs = 2000

const hostOrigin = 'http://host.test'

export async function openHeadlessWidget(start: Start): Promise<HeadlessWidget> {
  const clock = createManualClock()
  setQueryClock(clock, { intervals: true })
  const observeAccounts = createAccountsObserver()
  const { api, pendingCalls, sourceId } = await openSandbox(start, clock.now)
  const received: ReceivedMessage[] = []
  const host = createHost(
    framedPage((message) => received.push(shortFormOf(message))),
    null,
    hostOrigin,
    (problem) => {
      throw problem
    },
  )

  async function settle() {
    do for (let turn = 0; turn < 3; turn++) await clock.settle()
    while (pendingCalls() > 0)
    observeAccounts(widget)
  }

  const widget: HeadlessWidget = {
    ...(await open(clock, api, host, sourceId)),
    received,
    host,
    formErrors: [],
    found: null,
    files: [],
    screen() {
      const { state } = widget.session.store.getState()
      if (state.closed) return 'closed'
      return openOverlay(widget.flow, state)?.screen ?? placeOf(widget.flow, state).screen
    },
    view: () => viewOf(widget.session.store.getState(), widget, null),
    settle,
    advance: async (ms) => {
      for (let left = ms; left > 0; left -= strideMs) {
        await clock.advance(Math.min(left, strideMs))
        await settle()
      }
    },
    reopen: async () => {
      widget.session.dispose()
      Object.assign(widget, await open(clock, api, host, sourceId), { formErrors: [], found: null, files: [] })
    },
  }
  await settle()
  return widget
}

/** Like src/widget/boot.ts, with the flow of the repository and the clock of the test. */
async function open(clock: Clock, api: Api, host: Host, sourceId: string | null) {
  const queries = new QueryClient()
  const { client, source, status } = await openSession(api, queries, sourceId)
  host.allow(client.allowed_origins)
  const inputs = readInputs(connectFlow, { client: { ...client }, session: { source, status }, split: {} })
  const flow = forInputs(connectFlow, inputs)
  const session = createSession({
    flow,
    inputs,
    api,
    queries,
    clock,
    visibility: alwaysShown,
    client,
    statusAtLoad: status,
    notifyHost: host.notify,
  })
  const language = parseLanguage(client.language)
  return {
    kind: 'running' as const,
    session,
    flow,
    client,
    queries,
    cache: loadedCache(queries),
    language,
    sandbox: true,
  }
}

/** The part of a framed page that createHost uses. */
function framedPage(post: (message: PostedMessage) => void): Window {
  const page = {
    parent: { postMessage: post },
    opener: null,
    location: { href: 'http://widget.test/consent', ancestorOrigins: [hostOrigin] },
    document: { referrer: '' },
  }
  return page as unknown as Window
}
