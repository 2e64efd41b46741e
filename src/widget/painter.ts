/** What draws the page. It comes with React, later than what starts the session (docs/decisions/0024). */
import type { Root } from 'react-dom/client'
import type { Config } from '../generated/config.types.ts'
import type { Language } from '../i18n/index.ts'
import type { Warn } from './monitor.ts'
import type { PageState } from './page-state.ts'
import type { Host } from './report.ts'

/** Draws the page in a language, and sets `lang`, for speech and hyphenation. */
export type Draw = (shown: PageState, language: Language) => Promise<void>

export interface Painter {
  root: Root
  draw: Draw
}

export interface PainterOptions {
  host: Host
  config: Config | null
  warn: Warn
  /** Called for what a boundary of React has caught. */
  onCaughtError: (error: unknown) => void
  /** Called when the user has left. */
  onLeave: () => void
}

type CreatePainter = (options: PainterOptions) => Painter

/** Called once, when React is there. */
export let paintWith!: (create: CreatePainter) => void

export const painter = new Promise<CreatePainter>((resolve) => {
  paintWith = resolve
})
