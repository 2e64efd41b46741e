/** Screens that are shown without a session, before it or after it. Each is fetched when it is needed, with its texts. */
import { type ComponentType, lazy } from 'react'
import { loadLaterMessages } from '../i18n/index.ts'
import type { standaloneLoads } from './later-screens.ts'
import { laterScreens } from './load-later-screens.ts'

type Loads = typeof standaloneLoads

const later = <Props>(choose: (loads: Loads) => () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [screen] = await Promise.all([
      laterScreens().then(({ standaloneLoads }) => choose(standaloneLoads)()),
      loadLaterMessages(),
    ])
    return { default: screen }
  })

export const TokenGate = later(({ TokenGate }) => TokenGate)
export const Problem = later(({ Problem }) => Problem)
export const Closed = later(({ Closed }) => Closed)
export const ConfirmExit = later(({ ConfirmExit }) => ConfirmExit)
