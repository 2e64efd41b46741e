import { Suspense, useEffect } from 'react'
import type { Config } from '../generated/config.types.ts'
import { ConfirmExit, Loading, ProblemScreen, type Send, TokenGate } from '../screens/index.ts'
import { Frame, Header, ProductLogo } from '../ui/index.ts'
import type { ExitState, PageState } from './page-state.ts'
import type { Host } from './report.ts'
import { changeHistory, tokenGateRoute } from './routes.ts'
import { ScreenEntry } from './screen-entry.tsx'
import { ExitBoundary, LoadingFile } from './screen-failure.tsx'
import { useControls } from './use-controls.ts'
import { productView } from './view.ts'

interface StartFailurePageProps {
  shown: PageState
  exit: ExitState
  onExit: (exit: ExitState) => void
  onClose: () => void
  host: Host
  config: Config | null
}

/** Shows why there is no session, and the exit confirmation while there is none (conformance 2.92). */
export function StartFailurePage({ shown, exit, onExit, onClose, host, config }: StartFailurePageProps) {
  const product = productView(config)
  const hasFailed = shown.kind === 'token-gate' || shown.kind === 'problem'
  useEffect(() => {
    // The state is kept, so that a session that starts after a retry adds no further entries.
    if (hasFailed) changeHistory(history, 'replaceState', history.state, tokenGateRoute + location.search)
  }, [hasFailed])
  useControls(host, { ask: () => onExit('asking'), back: exit === 'asking' ? () => onExit('none') : undefined })
  const answer: Send = ({ type }) => (type === 'CONFIRM_CLOSE' ? onClose() : onExit('none'))
  const loadingFile = (
    <LoadingFile host={host}>
      <Loading product={product} />
    </LoadingFile>
  )
  return (
    <Frame
      header={<Header onClose={() => onExit('asking')} logo={hasFailed ? <ProductLogo {...product} /> : null} />}
      onClickOutside={() => host.notify({ message: 'click-outside' })}
    >
      <Suspense fallback={loadingFile}>
        {/* The focus stays in the host page if it is there. The reason is an alert, so it is read anyway. */}
        <ScreenEntry key={shown.kind} entry={0} quiet={!document.hasFocus()} product={product.name}>
          <FailureReason shown={shown} config={config} onClose={() => onExit('asking')} />
        </ScreenEntry>
      </Suspense>
      {exit === 'asking' && (
        <ExitBoundary host={host} send={answer}>
          <ConfirmExit send={answer} />
        </ExitBoundary>
      )}
    </Frame>
  )
}

interface FailureReasonProps extends Pick<StartFailurePageProps, 'shown' | 'config'> {
  onClose: () => void
}

function FailureReason({ shown, config, onClose }: FailureReasonProps) {
  if (shown.kind === 'problem') return <ProblemScreen {...shown} onRetry={shown.retry} />
  if (shown.kind !== 'token-gate') return <Loading product={productView(config)} />
  const { kind: _, retry, ...reason } = shown
  // If the server refused the token, it would do so again.
  const mayHelp = shown.reason === 'client' && shown.cause !== 'expired'
  return <TokenGate {...reason} {...(mayHelp && retry && { onRetry: retry })} onClose={onClose} />
}
