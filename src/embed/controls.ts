/** What a link asks of its session. */
import type { Mode, State, TielineError, TielineOptions } from './types.ts'

export type CompleteOptions = TielineOptions & { mode: Mode; timeout: number }

export interface Session {
  state: State
  error: TielineError | null
  href: string | null
  isShown: boolean
  /** The window of the mode popup. */
  popup: Window | null
  /** Loads the widget, or shows one that is loaded. */
  start: (isShown: boolean) => void
  exit: (force: boolean) => void
  back: () => Promise<boolean>
  /** Tells the widget its theme. */
  paint: () => void
  /** Gives a session a token if it waits for one, as the first or because the last has expired; returns whether it does. */
  renew: (token: TielineOptions['token']) => boolean
  /** Ends if the user closed the window or the page removed the frame; returns whether the session goes on. */
  look: () => boolean
  /** Whether the host was told how it ended. The widget may still be shown. */
  isOver: () => boolean
  /** Removes the widget. Without a state another session follows: no callback ends this one, and its pop-up stays. */
  end: (state?: State, error?: TielineError) => void
}
