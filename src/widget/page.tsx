import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense, useMemo, useState } from 'react'
import type { Config, Theme } from '../generated/config.types.ts'
import { Loading } from '../screens/index.ts'
import { Frame, Header, PrimaryButton, Screen, type TextSource, UiProvider, useText } from '../ui/index.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { ExitState, PageState, Running } from './page-state.ts'
import type { Host } from './report.ts'
import { createRoutes } from './routes.ts'
import { ScreenEntry } from './screen-entry.tsx'
import { SkeletonActions, SkeletonLines } from './skeleton.tsx'
import { useControls } from './use-controls.ts'
import { productView } from './view.ts'
import { startPlace, Wizard } from './wizard.tsx'

/** Loaded on demand: few users ever see it. */
const FailurePage = lazy(() =>
  import('./start-failure-page.tsx').then((module) => ({ default: module.StartFailurePage })),
)

export interface PageProps {
  shown: PageState
  text: TextSource
  host: Host
  config: Config | null
  /** From the host; it goes before that of the configuration and of the client. */
  theme?: Theme
}

/** The whole page, in each of its states. */
export function Page({ shown, text, host, config, theme: given }: PageProps) {
  const [exit, setExit] = useState<ExitState>('none')
  useControls(host, {
    end: () => {
      setExit('closed')
      host.notify({ message: 'close' })
    },
  })
  const theme = { ...config?.theme, ...(shown.kind === 'running' && shown.client.theme), ...given }
  const hasFailed = exit !== 'none' || shown.kind === 'token-gate' || shown.kind === 'problem'
  const preview = shown.kind === 'loading' && shown.preview
  const waiting = <Waiting config={config} host={host} onClose={preview ? undefined : () => setExit('asking')} />
  return (
    <StrictMode>
      <UiProvider theme={theme} text={text}>
        <ErrorBoundary
          subject={shown}
          fallback={<Broken config={config} host={host} />}
          onBreak={() => giveUp(shown, host)}
        >
          <Suspense fallback={waiting}>
            {hasFailed && <FailurePage shown={shown} exit={exit} onExit={setExit} host={host} config={config} />}
            {!hasFailed && shown.kind === 'running' && <Session running={shown} host={host} config={config} />}
            {!hasFailed && shown.kind === 'loading' && waiting}
          </Suspense>
        </ErrorBoundary>
      </UiProvider>
    </StrictMode>
  )
}

/** Ends a session that cannot be drawn, and tells the host. */
function giveUp(shown: PageState, host: Host) {
  if (shown.kind !== 'running') return
  shown.session.dispose()
  host.notify({ message: 'error', reason: 'Error' })
}

/** Uses only components of the first screen, so that no file can be missing. */
function Broken({ config, host }: Pick<PageProps, 'config' | 'host'>) {
  const text = useText()
  const close = () => host.notify({ message: 'close' })
  useControls(host, { ask: close, back: undefined })
  const reload = <PrimaryButton onClick={() => location.reload()}>{text('retry.button')}</PrimaryButton>
  return (
    <Frame header={<Header logo={null} onClose={close} />}>
      <ScreenEntry entry={0} quiet={false} product={productView(config).name}>
        <Screen heading={text('problem.heading')} text={text('problem.unexpected')} footer={reload} />
      </ScreenEntry>
    </Frame>
  )
}

interface WaitingProps extends Pick<PageProps, 'host' | 'config'> {
  /** Absent in a preview, which has no Close button. */
  onClose: (() => void) | undefined
}

function Waiting({ config, host, onClose }: WaitingProps) {
  useControls(host, { ...(onClose && { ask: onClose }), back: undefined })
  return (
    <Frame
      header={<Header logo={null} onClose={onClose} />}
      onClickOutside={onClose && (() => host.notify({ message: 'click-outside' }))}
    >
      <Loading product={productView(config)} footer={<SkeletonActions />}>
        <SkeletonLines />
      </Loading>
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
