import { Suspense, useEffect, useState } from 'react'
import type { Config } from '../generated/config.types.ts'
import { Closed, ConfirmExit, Problem, TokenGate } from '../screens/index.ts'
import { Frame, Header, ProductLogo } from '../ui/index.ts'
import type { Refusal } from './boot.ts'
import type { Host } from './host.ts'
import { gateRoute } from './routes.ts'
import { productView } from './view.ts'

interface GateProps {
  shown: Refusal & { retry?: () => void }
  host: Host
  config: Config | null
}

/** Why there is no session. Its close button asks before it leaves (specification section 2). */
export function Gate({ shown, host, config }: GateProps) {
  const [closing, setClosing] = useState<'no' | 'asking' | 'closed'>('no')
  const product = productView(config)
  useEffect(() => history.replaceState(null, '', gateRoute + location.search), [])

  const close = () => {
    setClosing('closed')
    host.announce({ message: 'close' })
  }
  return (
    <Frame
      header={
        <Header
          onClose={closing === 'closed' ? undefined : () => setClosing('asking')}
          logo={<ProductLogo {...product} />}
        />
      }
      onClickOutside={() => host.announce({ message: 'click-outside' })}
    >
      <Suspense>
        {closing === 'closed' ? <Closed /> : <Reason shown={shown} />}
        {closing === 'asking' && (
          <ConfirmExit send={({ type }) => (type === 'CONFIRM_CLOSE' ? close() : setClosing('no'))} />
        )}
      </Suspense>
    </Frame>
  )
}

function Reason({ shown }: Pick<GateProps, 'shown'>) {
  if (shown.kind === 'problem') return <Problem about={shown.about} details={shown.details} />
  const { kind: _, retry, ...reason } = shown
  return <TokenGate {...reason} {...(shown.reason === 'client' && retry && { onRetry: retry })} />
}
