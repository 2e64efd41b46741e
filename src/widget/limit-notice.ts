/** The notices of time limits: few sessions reach one, so they are loaded after the first screen. */
import { lazy } from 'react'
import { loadLater } from '../screens/index.ts'

/** Called ahead, because a limit can end while the user is offline. */
export const loadLimitNotice = () => loadLater(() => import('./time-limit-notice.tsx'))

const notice = <Name extends 'TimeLimitNotice' | 'PollLimitNotice'>(name: Name) =>
  lazy(async () => ({ default: (await loadLimitNotice())[name] }))

export const TimeLimitNotice = notice('TimeLimitNotice')
export const PollLimitNotice = notice('PollLimitNotice')
