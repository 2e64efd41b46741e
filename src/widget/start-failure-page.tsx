import { Suspense, useEffect } from 'react'
import type { Config } from '../generated/config.types.ts'
import { Closed, ConfirmExit, Loading, Problem, TokenGate } from '../screens/index.ts'
import { Frame, Header, ProductLogo } from '../ui/index.ts'
import type { Host } from './host.ts'
import type { ExitState, PageState } from './page-state.ts'
import { gateRoute } from './routes.ts'
import { ScreenEntry } from './screen-entry.tsx'
import { productView } from './view.ts'

interface GateProps {
  shown: PageState
  exit: ExitState
  onExit: (exit: ExitState) => void
  host: Host
  config: Config | null
}

/**
 * Why there is no session, and the way out where there is none yet. The close button asks before it leaves
 * (specification section 2).
 */
export function StartFailurePage({ shown, exit, onExit, host, config }: GateProps) {
  const product = productView(config)
  const closed = exit === 'closed'
  const refused = shown.kind === 'gate' || shown.kind === 'problem'
  useEffect(() => {
    // The entry's mark stays, so that a session opened from here finds the entries that there are.
    if (refused) history.replaceState(history.state, '', gateRoute + location.search)
  }, [refused])
  useEffect(() => {
    // It came when its user had left.
    if (closed && shown.kind === 'running') shown.session.dispose()
  }, [closed, shown])

  const close = () => {
    onExit('closed')
    host.notify({ message: 'close' })
  }
  return (
    <Frame
      header={
        <Header
          onClose={closed ? undefined : () => onExit('asking')}
          logo={refused || closed ? <ProductLogo {...product} /> : null}
        />
      }
      onClickOutside={() => host.notify({ message: 'click-outside' })}
    >
      <Suspense>
        {/* Who is busy in the host page is not called away from there: the reason is an alert, read out anyway. */}
        <ScreenEntry key={closed ? exit : shown.kind} entry={0} quiet={!document.hasFocus()} product={product.name}>
          {closed ? <Closed /> : <Reason shown={shown} config={config} />}
        </ScreenEntry>
        {exit === 'asking' && (
          <ConfirmExit send={({ type }) => (type === 'CONFIRM_CLOSE' ? close() : onExit('none'))} />
        )}
      </Suspense>
    </Frame>
  )
}

function Reason({ shown, config }: Pick<GateProps, 'shown' | 'config'>) {
  if (shown.kind === 'problem') return <Problem cause={shown.cause} details={shown.details} />
  if (shown.kind !== 'gate') return <Loading product={productView(config)} />
  const { kind: _, retry, ...reason } = shown
  // Who is refused would be refused again.
  const mayHelp = shown.reason === 'client' && shown.cause === 'unreachable'
  return <TokenGate {...reason} {...(mayHelp && retry && { onRetry: retry })} />
}
