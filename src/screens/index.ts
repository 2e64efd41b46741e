export { Closed } from './closed.tsx'
export { inTime, MissingFile } from './in-time.ts'
export { forgetFailedScreens } from './lazy-screen.ts'
export { loadLater, missing } from './load-later.ts'
export { Loading } from './loading.tsx'
export { forgetEntered } from './parts/forget.ts'
export { QueryCacheProvider } from './parts/query-cache.tsx'
export { OwnBack } from './parts/use-own-back.ts'
export type { ProblemScreenProps } from './problem.tsx'
export { preloadScreen, screens } from './registry.ts'
export { ConfirmExit, ProblemScreen, TokenGate } from './standalone-screens.ts'
export type { TokenGateReason } from './token-gate.tsx'
export type {
  ClientView,
  FilledField,
  FormView,
  ProductView,
  ReadOptions,
  SandboxView,
  ScreenEvent,
  ScreenProps,
  Send,
  View,
} from './view.ts'
