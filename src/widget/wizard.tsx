import {
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { openOverlay, placeOf } from '../engine/index.ts'
import type { Place } from '../flow/index.ts'
import type { Config } from '../generated/config.types.ts'
import { Loading, OwnBack, type Send, screens } from '../screens/index.ts'
import { Frame, Header, OwnWords, ProductLogo, Slide } from '../ui/index.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { PollLimitNotice, TimeLimitNotice } from './limit-notice.ts'
import type { Running } from './page-state.ts'
import { Preload } from './preload.tsx'
import { progressAt } from './progress-at.ts'
import type { Host } from './report.ts'
import type { Routes } from './routes.ts'
import { ScreenEntry } from './screen-entry.tsx'
import { ExitBoundary, LoadingFile, ScreenBoundary } from './screen-failure.tsx'
import { useControls } from './use-controls.ts'
import { useLastCall } from './use-last-call.ts'
import { viewOf } from './view.ts'

interface WizardProps {
  running: Running
  config: Config | null
  host: Host
  routes: Routes
}

export const startPlace = ({ flow, session }: Running): Place => placeOf(flow, session.store.getState().state)

/** Draws the place where the engine says the user is, and the overlay above it. */
export function Wizard({ running, config, host, routes }: WizardProps) {
  const { session, flow } = running
  const snapshot = useStore(session.store)
  const { state, timeLimit, pollEndsAt } = snapshot
  const place = placeOf(flow, state)
  const lastCall = useLastCall(flow, state)
  const view = useMemo(() => viewOf(snapshot, running, config, lastCall), [snapshot, running, config, lastCall])
  const send: Send = useCallback((event) => session.send({ ...event }), [session])
  const close = () => send({ type: 'PROMPT_CLOSE' })
  const firstEntry = useState(state.entry)[0]
  const sender = useSender(place, state.pending !== null)

  useEffect(() => routes.show(place), [routes, place])
  const [ownBack, setOwnBack] = useState<(() => void) | null>(null)
  const takeOwnBack = useCallback((back: (() => void) | null) => setOwnBack(() => back), [])
  const onBack = ownBack ?? (view.can('BACK') ? () => send({ type: 'BACK' }) : undefined)
  const back = state.overlay ? () => send({ type: 'CANCEL_CLOSE' }) : onBack
  useBrowserBack(routes, back ?? close)
  useControls(host, { ask: close, back })

  const loadingFile = (
    <LoadingFile host={host}>
      <Loading product={view.product} />
    </LoadingFile>
  )
  const logo = <ProductLogo {...view.product} />
  const overlay = openOverlay(flow, state)
  const Overlay = overlay && screens[overlay.screen]
  return (
    <OwnWords words={place.words}>
      <Frame
        header={
          flow.page.header && <Header onBack={onBack} onClose={close} logo={logo} progress={progressAt(flow, place)} />
        }
        onClickOutside={() => host.notify({ message: 'click-outside' })}
      >
        <ErrorBoundary fallback={null}>
          <Suspense>
            {timeLimit && <TimeLimitNotice key={state.entry} {...timeLimit} onExtend={session.extendTime} />}
            {pollEndsAt !== null && !timeLimit && <PollLimitNotice endsAt={pollEndsAt} />}
          </Suspense>
        </ErrorBoundary>
        {panes(Object.values(flow.places), place, sender, state.trail).map((pane) => {
          const Screen = screens[pane.screen]
          const shown = pane === place
          const key = paneKey(pane)
          const enter = (content: ReactNode) => (
            <ScreenEntry
              entry={shown ? state.entry : null}
              quiet={state.entry === firstEntry}
              isCovered={overlay !== null}
              product={view.product.name}
            >
              {content}
            </ScreenEntry>
          )
          return (
            <div key={key} hidden={!shown} style={shown ? { display: 'contents' } : undefined}>
              <OwnWords words={pane.words}>
                <Slide direction={shown ? state.direction : 'none'} screenKey={key}>
                  <ScreenBoundary subject={state.entry} host={host} frame={enter}>
                    <Suspense fallback={loadingFile}>
                      {enter(
                        <>
                          <Kept shown={shown}>
                            <OwnBack value={takeOwnBack}>
                              <Screen view={view} send={send} />
                            </OwnBack>
                          </Kept>
                          {shown && <Preload flow={flow} session={session} place={place} />}
                        </>,
                      )}
                    </Suspense>
                  </ScreenBoundary>
                </Slide>
              </OwnWords>
            </div>
          )
        })}
        {overlay && Overlay && (
          <OwnWords words={overlay.words}>
            <ExitBoundary host={host} send={send}>
              <Overlay view={view} send={send} />
            </ExitBoundary>
          </OwnWords>
        )}
      </Frame>
    </OwnWords>
  )
}

/** Handles the browser's back button. */
function useBrowserBack(routes: Routes, back: () => void) {
  const act = useRef(back)
  useLayoutEffect(() => {
    act.current = back
  })
  useEffect(() => routes.onBack(() => act.current()), [routes])
}

/** Does not draw a hidden screen again until it is shown, so that a change of screens draws only one. */
const Kept = memo(
  ({ children }: { shown: boolean; children: ReactNode }) => children,
  (_, { shown }) => !shown,
)

/**
 * The previous place while the call that it submitted is pending. Its screen stays mounted and hidden with everything
 * that was typed: if the call fails and the flow returns there, the user can submit again.
 */
function useSender(place: Place, isPending: boolean): Place | null {
  const [last, setLast] = useState<{ place: Place; sender: Place | null }>({ place, sender: null })
  if (last.place === place && (isPending || last.sender === null)) return last.sender
  const sender = isPending ? last.place : null
  setLast({ place, sender })
  return sender
}

/** The places whose screens are mounted: the hidden ones, and last the one that is shown. */
function panes(places: readonly Place[], shown: Place, sender: Place | null, trail: readonly string[]): Place[] {
  const isKept = (place: Place) => (place.keepMounted && trail.includes(place.step)) || place === sender
  return [...places.filter((place) => paneKey(place) !== paneKey(shown) && isKept(place)), shown]
}

/** States of one step that show the same screen share it. */
const paneKey = ({ step, screen }: Place) => `${step}:${screen}`
