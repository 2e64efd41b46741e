/** Screens that are shown without a session. Each is fetched when it is needed, with its texts. */
import { type ComponentType, lazy } from 'react'
import type { standaloneLoads } from './later-screens.ts'
import { loadLater } from './load-later.ts'
import { laterScreens } from './load-later-screens.ts'

type Loads = typeof standaloneLoads

const later = <Props>(choose: (loads: Loads) => () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await loadLater(async (query) => choose((await laterScreens(query)).standaloneLoads)()),
  }))

export const TokenGate = later(({ TokenGate }) => TokenGate)
export const ProblemScreen = later(({ ProblemScreen }) => ProblemScreen)
export const ConfirmExit = later(({ ConfirmExit }) => ConfirmExit)
