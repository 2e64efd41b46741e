/** What hosts see of the SDK (docs/host.md). A change here is a change of the public contract. */
import type { EventMetadata, HostEventName, Reason, Result, Theme } from '../generated/messages.types.ts'

export type { HostEventName, Reason, Theme }

/** How the widget is shown: over the page, in an element of it, in a window of its own, or in place of the page. */
export type Mode = 'overlay' | 'inline' | 'popup' | 'redirect'

/**
 * - `idle`: nothing was loaded yet.
 * - `loading`: a token or the widget is on its way; after `open()` the user already sees that something loads.
 * - `ready`: preloaded. The widget is drawn, and nobody sees it.
 * - `open`: the widget is drawn, and the user sees it.
 * - `closed`: it was removed. `open()` starts a new session.
 * - `failed`: it was removed because of `error`. `open()` tries again.
 */
export type State = 'idle' | 'loading' | 'ready' | 'open' | 'closed' | 'failed'

/** The metadata of an event, as the widget tells it, and when it happened. */
export interface LinkMetadata extends Omit<EventMetadata, 'error_code'> {
  /** Milliseconds since 1970. */
  ts: number
  /** VERSION_MISMATCH: the widget has no version in common with the SDK, so little but success and end is known. */
  error_code?: Reason | 'VERSION_MISMATCH'
}

/** The metadata of HANDOFF with the rest of the result: `job_guid`, `data`, `answers`. */
export type SuccessMetadata = LinkMetadata & Pick<Result, 'job_guid' | 'data' | 'answers'>

export interface Callbacks {
  /** The widget has loaded. */
  onLoad?: (() => void) | undefined
  /** The session succeeded. `public_token` is null in update mode and after a resumed session. */
  onSuccess?: ((public_token: string | null, metadata: SuccessMetadata) => void) | undefined
  /** The session ended without success; `error` is null if nothing failed. */
  onExit?: ((error: TielineError | null, metadata: LinkMetadata) => void) | undefined
  /** Something happened in the widget. */
  onEvent?: ((name: HostEventName, metadata: LinkMetadata) => void) | undefined
  /** The token has expired. A token function is asked for another one; a host with a string calls `update({ token })`. */
  onTokenExpired?: (() => void) | undefined
}

export interface TielineOptions extends Callbacks {
  /** Address of the widget. Parameters that it has are kept. */
  url: string
  /** A link token, or a function that fetches one for each session; null: `open()` waits for `update({ token })`. */
  token: string | (() => string | Promise<string>) | null
  /** Preselects a source. */
  source_id?: string | undefined
  /** How the widget is shown; default: overlay. */
  mode?: Mode | undefined
  /** Where an inline widget goes: an element, its selector, or a function that finds it. */
  container?: Element | string | (() => Element | null) | undefined
  /** Inline: limits of the height in px, which follows the content, by default 320 and 1200; false: your styles set it. */
  height?: { min?: number | undefined; max?: number | undefined } | false | undefined
  /** Redirect mode: where the widget leads afterwards. */
  return_url?: string | undefined
  /** Colours, corners and font of the brand, as in the configuration of the widget. */
  theme?: Theme | undefined
  /** Name of the frame for screen readers, in the user's language; default: Tieline. */
  title?: string | undefined
  /** Name of the Close button of an overlay that still loads, for screen readers, in the user's language; default: Close. */
  closeLabel?: string | undefined
  /** Milliseconds until a widget that does not answer counts as failed; default: 30000. */
  timeout?: number | undefined
  /** Whether Escape asks the widget to exit; default: true. */
  closeOnEscape?: boolean | undefined
  /** Whether a click beside the widget asks it to exit; default: false. */
  closeOnBackdrop?: boolean | undefined
  /** Removes the widget when it aborts. */
  signal?: AbortSignal | undefined
  /** As in the configuration of the widget; default: tieline. */
  messagePrefix?: string | undefined
}

/** The attributes of `<tieline-link>`. The text `false` means no, any other text of a boolean attribute means yes. */
export interface TielineAttributes {
  /** Address of the widget. */
  url?: string
  /** A link token. The property takes a function as well. */
  token?: string
  /** Preselects a source. */
  'source-id'?: string
  /** How the widget is shown; default: overlay. With `inline` it is inside the element and opens by itself. */
  mode?: Mode
  /** Redirect mode: where the widget leads afterwards. */
  'return-url'?: string
  /** Name of the frame for screen readers: the option `title`. */
  'frame-title'?: string
  /** Name of the Close button of an overlay that still loads. */
  'close-label'?: string
  /** Inline: the lowest height of the frame in px; default: 320. */
  'min-height'?: number
  /** Inline: the greatest height of the frame in px; default: 1200. */
  'max-height'?: number
  /** Inline: whether the height follows the content; default: true. If not, your styles set it. */
  'auto-height'?: boolean
  /** Milliseconds until a widget that does not answer counts as failed; default: 30000. */
  timeout?: number
  /** Whether Escape asks the widget to exit; default: true. */
  'close-on-escape'?: boolean
  /** Whether a click beside the widget asks it to exit; default: false. */
  'close-on-backdrop'?: boolean
  /** As in the configuration of the widget; default: tieline. */
  'message-prefix'?: string
}

export interface TielineLink {
  /** How far the session is. */
  readonly state: State
  /** Why the widget was removed, if an error did it. */
  readonly error: TielineError | null
  /** Address of the widget with its token, once it is known: what to link to if a pop-up is blocked. */
  readonly href: string | null
  /** Shows the widget; one that still loads is shown as loading. Does nothing while it is shown. */
  open(): void
  /** Asks the user, as the Close button does; `force` ends the session at once. */
  exit(options?: { force?: boolean }): void
  /** Loads the widget without showing it. */
  preload(): void
  /** Removes the widget at once. A session that was open ends with `onExit`. */
  destroy(): void
  /** As the widget's Back button; resolves to whether it went back. */
  back(): Promise<boolean>
  /** Changes options. Another url, string token, source, mode or container starts an open session again; nothing else does. */
  update(options: Partial<TielineOptions>): void
  /** Calls the listener after each change of `state`; returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

export type ErrorCode =
  | 'SDK_INCOMPLETE'
  | 'URL_INVALID'
  | 'CONTAINER_MISSING'
  | 'TOKEN_FAILED'
  | 'POPUP_BLOCKED'
  | 'POPUP_CLOSED'
  | 'WIDGET_TIMEOUT'
  | 'WIDGET_ERROR'
  | 'ABORTED'

export type ErrorParameters = Readonly<Record<string, unknown>>

export interface TielineError extends Error {
  readonly code: ErrorCode
  /** What the sentence in `message` is about, e.g. `reason` of WIDGET_ERROR. */
  readonly params: ErrorParameters
}
