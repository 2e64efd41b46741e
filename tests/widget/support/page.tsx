/** The page over a session of the specification's flow, whose calls nobody answers unless a test does. */
import { QueryClient } from '@tanstack/query-core'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { readInputs } from '../../../src/flow/index.ts'
import type { ClientInfo } from '../../../src/generated/api.types.ts'
import { createFormatter, loadMessages } from '../../../src/i18n/index.ts'
import { createSession, loadedCache, systemClock } from '../../../src/session/index.ts'
import { createTextSource } from '../../../src/ui/index.ts'
import { Page } from '../../../src/widget/page.tsx'
import type { PageState, Running } from '../../../src/widget/page-state.ts'
import type { Host } from '../../../src/widget/report.ts'
import { createFakeApi, type Handlers } from '../../session/support/fake-api.ts'
import { connectFlow as flow } from '../../support/connect-flow.ts'
import { alwaysShown } from '../../support/visibility.ts'
import { fakeHost } from './fake-host.ts'
import '../../support/render-screen.tsx'

const english = createTextSource(createFormatter('en', await loadMessages('en')))

export const config = {
  apiHost: 'https://api.example',
  productName: 'Acme Link',
  logoUrl: 'https://acme.example/logo.svg',
  theme: { mode: 'light' as const, primary: '#993311', radius: 3 },
}

export function runningSession(host: Host, handlers: Handlers = {}, settings: ClientInfo = {}): Running {
  const queries = new QueryClient()
  const client = { name: 'Greenfield', language: 'EN', ...settings }
  const { api } = createFakeApi(handlers)
  const session = createSession({
    flow,
    inputs: readInputs(flow, { client: { ...client }, session: {}, split: {} }),
    api,
    queries,
    clock: systemClock,
    visibility: alwaysShown,
    client,
    notifyHost: host.notify,
  })
  vi.spyOn(session, 'dispose')
  return { kind: 'running', session, flow, client, cache: loadedCache(queries), language: 'en', sandbox: false }
}

/** `draw` shows the next thing on the same page, as the painter of `main.tsx` does. */
export function openPage(shown: PageState, { host, announced } = fakeHost()) {
  const left = vi.fn()
  const page = (next: PageState) => <Page shown={next} text={english} host={host} config={config} onLeave={left} />
  const { rerender } = render(page(shown))
  return { host, announced, left, draw: (next: PageState) => rerender(page(next)) }
}
