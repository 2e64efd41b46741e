/** Screens that are shown without a session, before it or after it. Each is fetched when it is needed, with its texts. */
import { type ComponentType, lazy } from 'react'
import { loadLaterMessages } from '../i18n/index.ts'

const later = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [screen] = await Promise.all([load(), loadLaterMessages()])
    return { default: screen }
  })

export const TokenGate = later(() => import('./token-gate.tsx').then((chunk) => chunk.TokenGate))
export const Problem = later(() => import('./problem.tsx').then((chunk) => chunk.Problem))
export const Closed = later(() => import('./closed.tsx').then((chunk) => chunk.Closed))
export const ConfirmExit = later(() => import('./confirm-exit.tsx').then((chunk) => chunk.ConfirmExit))
