import { type ComponentProps, type ReactNode, StrictMode, Suspense, useMemo } from 'react'
import { useStore } from 'zustand'
import { openOverlay, placeOf } from '../engine/index.ts'
import type { Config } from '../generated/config.types.ts'
import type { Language } from '../i18n/index.ts'
import { createPreviewSession, type PreviewState, type SampleTexts } from '../preview/index.ts'
import { Loading, ProblemScreen, QueryCacheProvider, type Send, screens } from '../screens/index.ts'
import {
  Frame,
  Header,
  OwnWords,
  PreviewMark,
  ProductLogo,
  type TextSource,
  UiProvider,
  validBrand,
} from '../ui/index.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { Running } from './page-state.ts'
import { ScreenEntry } from './screen-entry.tsx'
import { ScreenFailure } from './screen-failure.tsx'
import { TimeLimitNotice } from './time-limit-notice.tsx'
import { productView, viewOf } from './view.ts'

interface PreviewPageProps {
  shown: PreviewState
  language: Language
  text: TextSource
  /** Texts of the samples. */
  samples: SampleTexts
  config: Config
}

/** Shows a place as a session would, without Back and Close and with a mark that no message removes. */
export function PreviewPage({ shown, language, text, samples, config }: PreviewPageProps) {
  const { preview, theme } = shown
  return (
    <PreviewFrame
      text={text}
      config={config}
      theme={{ ...validBrand(preview.client.theme), ...validBrand(theme) }}
      mark={shown}
      header={preview.flow.page.header}
    >
      <QueryCacheProvider cache={preview.cache}>
        <Suspense fallback={<Loading product={productView(config)} />}>
          <ErrorBoundary key={shown.name} fallback={<Problem cause="unexpected" details={[]} />}>
            <PreviewScreen shown={shown} language={language} samples={samples} config={config} />
          </ErrorBoundary>
        </Suspense>
      </QueryCacheProvider>
    </PreviewFrame>
  )
}

interface PreviewProblemProps {
  details: string[]
  text: TextSource
  config: Config
}

/** The flow itself is broken: shows how to fix it, as a session does. */
export const PreviewProblem = ({ details, text, config }: PreviewProblemProps) => (
  <PreviewFrame text={text} config={config} theme={{}} mark={{ name: '', unknown: null }}>
    <Suspense>
      <Problem cause="flow" details={details} />
    </Suspense>
  </PreviewFrame>
)

/** The file of this screen may not arrive either. */
const Problem = (problem: ComponentProps<typeof ProblemScreen>) => (
  <ErrorBoundary fallback={<ScreenFailure />}>
    <ProblemScreen {...problem} />
  </ErrorBoundary>
)

/** The screen of one place, and the overlay over it. */
function PreviewScreen({ shown, language, samples, config }: Omit<PreviewPageProps, 'text'>) {
  const { preview, hidden } = shown
  const { flow } = preview
  const session = useMemo(() => createPreviewSession(preview, samples), [preview, samples])
  const snapshot = useStore(session.store)
  const view = useMemo(() => {
    const running: Running = { kind: 'running', ...preview, session, language, sandbox: false }
    const lastCall = placeOf(preview.flow, snapshot.state).call?.effect
    return { ...viewOf(snapshot, running, config, lastCall), preview: true, hidden }
  }, [snapshot, preview, session, language, config, hidden])
  const send: Send = (event) => session.send({ ...event })
  const { state } = snapshot
  const { screen, timeLimit, words } = placeOf(flow, state)
  const Screen = screens[screen]
  const overlay = openOverlay(flow, state)
  const Overlay = overlay && screens[overlay.screen]
  return (
    <OwnWords words={words}>
      {/* Quiet: the parent page keeps the focus. */}
      <ScreenEntry entry={state.entry} quiet product={view.product.name}>
        {timeLimit && <TimeLimitNotice ms={timeLimit.ms} endsAt={null} />}
        <Screen view={view} send={send} />
        {overlay && Overlay && (
          <OwnWords words={overlay.words}>
            <Overlay view={view} send={send} />
          </OwnWords>
        )}
      </ScreenEntry>
    </OwnWords>
  )
}

interface PreviewFrameProps {
  text: TextSource
  config: Config
  theme: object
  mark: Pick<PreviewState, 'name' | 'unknown'>
  header?: boolean
  children: ReactNode
}

const PreviewFrame = ({ text, config, theme, mark, header = true, children }: PreviewFrameProps) => (
  <StrictMode>
    <UiProvider theme={{ ...config.theme, ...theme }} text={text}>
      <Frame
        mark={<PreviewMark of={mark.name} unknown={mark.unknown} />}
        header={header && <Header logo={<ProductLogo {...productView(config)} />} />}
      >
        {children}
      </Frame>
    </UiProvider>
  </StrictMode>
)
