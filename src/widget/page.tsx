import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense, useMemo } from 'react'
import type { Config } from '../generated/config.types.ts'
import { Loading } from '../screens/index.ts'
import { Frame, Header, PrimaryButton, Screen, type TextSource, UiProvider, useText } from '../ui/index.ts'
import type { Refusal, Running } from './boot.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { Host } from './host.ts'
import { createRoutes } from './routes.ts'
import { startPlace, Wizard } from './wizard.tsx'

/** Few ever see it. */
const Gate = lazy(() => import('./gate.tsx').then((module) => ({ default: module.Gate })))

export type Shown = { kind: 'loading' } | (Refusal & { retry?: () => void }) | Running

export interface PageProps {
  shown: Shown
  text: TextSource
  host: Host
  config: Config | null
}

/** Everything the user sees, from the first frame on. */
export function Page({ shown, text, host, config }: PageProps) {
  const theme = (shown.kind === 'running' ? shown.client.theme : null) ?? config?.theme ?? null
  return (
    <StrictMode>
      <UiProvider theme={theme} text={text}>
        <ErrorBoundary fallback={<Broken />} onBreak={() => giveUp(shown, host)}>
          <Suspense fallback={<Waiting config={config} />}>
            {shown.kind === 'loading' && <Waiting config={config} />}
            {shown.kind === 'running' && <Session running={shown} host={host} config={config} />}
            {(shown.kind === 'gate' || shown.kind === 'problem') && <Gate shown={shown} host={host} config={config} />}
          </Suspense>
        </ErrorBoundary>
      </UiProvider>
    </StrictMode>
  )
}

/** What cannot be drawn must not go on unseen: no call, no success, and the host hears why. */
function giveUp(shown: Shown, host: Host) {
  if (shown.kind !== 'running') return
  shown.session.dispose()
  host.announce({ message: 'error', reason: 'Error' })
}

/** The last resort: made of what the first screen is made of, so that it needs nothing that could be missing. */
function Broken() {
  const text = useText()
  const reload = <PrimaryButton onClick={() => location.reload()}>{text('retry.button')}</PrimaryButton>
  return (
    <Frame header={<Header logo={null} />}>
      <Screen heading={text('problem.heading')} text={text('problem.unexpected')} footer={reload} />
    </Frame>
  )
}

function Waiting({ config }: Pick<PageProps, 'config'>) {
  return (
    <Frame header={<Header logo={null} />}>
      <Loading product={config?.productName ?? 'Tieline'} />
    </Frame>
  )
}

function Session({ running, host, config }: { running: Running } & Pick<PageProps, 'host' | 'config'>) {
  const routes = useMemo(() => createRoutes(window, startPlace(running).route ?? '/consent'), [running])
  return (
    <QueryClientProvider client={running.queries}>
      <Wizard running={running} config={config} host={host} routes={routes} />
    </QueryClientProvider>
  )
}
