import { lazy, type ReactNode, StrictMode, Suspense, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Config, Theme } from '../generated/config.types.ts'
import { Closed, Loading, loadLater, type ProductView, QueryCacheProvider } from '../screens/index.ts'
import { Frame, Header, ProductLogo, type TextSource, UiProvider, validBrand } from '../ui/index.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { ExitState, PageState, Running } from './page-state.ts'
import type { Host } from './report.ts'
import { createRoutes } from './routes.ts'
import { ScreenEntry } from './screen-entry.tsx'
import { LoadingFile, LoadingQuestion, ScreenFailure } from './screen-failure.tsx'
import { SkeletonActions, SkeletonLines } from './skeleton.tsx'
import { useControls } from './use-controls.ts'
import { productView } from './view.ts'
import { startPlace, Wizard } from './wizard.tsx'

/** Loaded on demand: few users ever see it. */
const FailurePage = lazy(async () => {
  const { StartFailurePage } = await loadLater(() => import('./start-failure-page.tsx'))
  return { default: StartFailurePage }
})

export interface PageProps {
  shown: PageState
  text: TextSource
  host: Host
  config: Config | null
  /** Ends what has been started, and what starts yet. */
  onLeave: () => void
  /** From the host; it goes before that of the configuration and of the client. */
  theme?: Theme
}

/** The whole page, in each of its states. */
export function Page({ shown, text, host, config, onLeave, theme: given }: PageProps) {
  const [exit, setExit] = useState<ExitState>('none')
  const close = () => {
    setExit('closed')
    onLeave()
    host.notify({ message: 'close' })
  }
  useControls(host, { end: close })
  const ofClient = shown.kind === 'running' ? shown.client.theme : null
  const theme = { ...config?.theme, ...validBrand(ofClient), ...validBrand(given) }
  const hasFailed = exit === 'asking' || shown.kind === 'token-gate' || shown.kind === 'problem'
  const preview = shown.kind === 'loading' && shown.preview
  const product = productView(config)
  const ask = preview ? undefined : () => setExit('asking')
  const onBreak = () => {
    if (shown.kind === 'running') shown.session.dispose()
    // The host already knows of any other failure.
    if (shown.kind === 'running' || shown.kind === 'loading') host.notify({ message: 'error', reason: 'Error' })
    if (exit === 'asking') close()
  }
  const content = hasFailed ? (
    <FailurePage shown={shown} exit={exit} onExit={setExit} onClose={close} host={host} config={config} />
  ) : shown.kind === 'running' ? (
    <Session running={shown} host={host} config={config} />
  ) : (
    <Waiting host={host} onClose={ask}>
      <Loading product={product} footer={<SkeletonActions />}>
        <SkeletonLines />
      </Loading>
    </Waiting>
  )
  const loadingFile = (
    <Waiting host={host} onClose={ask}>
      <LoadingFile host={host}>
        <Loading product={product} />
      </LoadingFile>
      {exit === 'asking' && <LoadingQuestion onLate={onBreak} />}
    </Waiting>
  )
  const broken = (
    <Standalone host={host} product={product} onClose={close}>
      <ScreenFailure />
    </Standalone>
  )
  return (
    <StrictMode>
      <UiProvider theme={theme} text={text}>
        {exit === 'closed' ? (
          <Standalone host={host} product={product}>
            <Closed />
          </Standalone>
        ) : (
          <ErrorBoundary subject={shown} fallback={broken} onBreak={onBreak}>
            <Suspense fallback={loadingFile}>{content}</Suspense>
          </ErrorBoundary>
        )}
      </UiProvider>
    </StrictMode>
  )
}

interface StandaloneProps {
  host: Host
  product: ProductView
  /** Absent: the user has left, and the host has not removed the frame. */
  onClose?: () => void
  /** Default: true. */
  header?: boolean
  children: ReactNode
}

/** A screen without a session and without later files. */
function Standalone({ host, product, onClose, header = true, children }: StandaloneProps) {
  useControls(host, { ask: onClose ?? (() => {}), back: undefined })
  return (
    <Frame header={header && <Header logo={<ProductLogo {...product} />} onClose={onClose} />}>
      <ScreenEntry entry={0} quiet={!document.hasFocus()} product={product.name}>
        {children}
      </ScreenEntry>
    </Frame>
  )
}

interface WaitingProps {
  host: Host
  /** Absent in a preview, which has no Close button. */
  onClose: (() => void) | undefined
  children: ReactNode
}

function Waiting({ host, onClose, children }: WaitingProps) {
  useControls(host, { ...(onClose && { ask: onClose }), back: undefined })
  return (
    <Frame
      header={<Header logo={null} onClose={onClose} />}
      onClickOutside={onClose && (() => host.notify({ message: 'click-outside' }))}
    >
      {children}
    </Frame>
  )
}

function Session({ running, host, config }: { running: Running } & Pick<PageProps, 'host' | 'config'>) {
  const routes = useMemo(() => createRoutes(window, startPlace(running).route), [running])
  const isOver = useStore(running.session.store, ({ state }) => state.closed)
  // Without the wizard, of which React keeps a copy with what the user answered (docs/security.md).
  if (isOver)
    return (
      <Standalone host={host} product={productView(config)} header={running.flow.page.header}>
        <Closed />
      </Standalone>
    )
  return (
    <QueryCacheProvider cache={running.cache}>
      <Wizard running={running} config={config} host={host} routes={routes} />
    </QueryCacheProvider>
  )
}
