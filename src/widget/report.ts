/** What the widget tells the host, the channel and others, and what they may ask of it. */
import type { CompiledFlow, FlowIdentity } from '../flow/index.ts'
import type { Theme } from '../generated/config.types.ts'
import type { HostEvidence, HostMessage, Post } from '../messages/index.ts'
import type { TransitionReport } from '../session/index.ts'
import type { PageState } from './page-state.ts'

export interface Host {
  /** Does nothing after a close message: the user has left. */
  notify: (message: HostMessage) => void
  /** Messages name the flow from now on. */
  identify: (session: FlowIdentity) => void
  /** Client info may restrict the origins that receive the result. */
  allow: (origins: readonly string[] | null | undefined) => void
  /** The only origin that may receive the result; null: it is withheld. */
  pin: (evidence?: HostEvidence) => string | null
  /** Offers a channel to the host window (docs/decisions/0022). */
  hello: () => void
  /** Passes reports on to a listener when it has loaded, and first what has been reported of messages and pages. */
  attach: (loading: Promise<Listener>) => void
  report: (report: WidgetReport) => void
  /** What the host may ask for over the channel; each part of the page puts here what it can do. */
  controls: Partial<Controls>
}

export interface Controls {
  /** As the browser's back button; undefined: there is nothing to go back to. */
  back: (() => void) | undefined
  /** As the Close button. */
  ask: () => void
  /** Ends the session without asking. */
  end: () => void
  theme: (theme: Theme) => void
  /** Starts the session again with another link token. */
  renew: (token: string) => void
}

/** What happens in the widget, for the channel and others that load later. */
export type WidgetReport =
  | { kind: 'message'; message: HostMessage; post: Post; session: FlowIdentity | null }
  | { kind: 'page'; shown: PageState }
  | { kind: 'transition'; flow: CompiledFlow; transition: TransitionReport }

export type Listener = (report: WidgetReport) => void
