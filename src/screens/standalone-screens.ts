/** What is shown when there is no session, or none any more; fetched when needed. */
import { lazy } from 'react'

export const TokenGate = lazy(() => import('./token-gate.tsx').then(({ TokenGate: gate }) => ({ default: gate })))
export const Problem = lazy(() => import('./problem.tsx').then(({ Problem: gate }) => ({ default: gate })))
export const Closed = lazy(() => import('./closed.tsx').then(({ Closed: gate }) => ({ default: gate })))
export const ConfirmExit = lazy(() => import('./confirm-exit.tsx').then(({ ConfirmExit: gate }) => ({ default: gate })))
