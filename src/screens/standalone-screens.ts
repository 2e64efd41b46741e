/** Screens that are shown without a session, before it or after it. Each is fetched when it is needed. */
import { lazy } from 'react'

export const TokenGate = lazy(() => import('./token-gate.tsx').then((chunk) => ({ default: chunk.TokenGate })))
export const Problem = lazy(() => import('./problem.tsx').then((chunk) => ({ default: chunk.Problem })))
export const Closed = lazy(() => import('./closed.tsx').then((chunk) => ({ default: chunk.Closed })))
export const ConfirmExit = lazy(() => import('./confirm-exit.tsx').then((chunk) => ({ default: chunk.ConfirmExit })))
