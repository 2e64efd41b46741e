/** What the user will need next, fetched while they read: a chunk of its own, which is idle work itself. */
import { fetchUpload } from '../api/index.ts'
import type { CompiledFlow, Place } from '../flow/index.ts'
import { screensWithoutNetwork } from '../generated/screens.names.ts'
import { preloadScreen } from '../screens/index.ts'
import type { Session } from '../session/index.ts'
import { loadLimitNotice } from './limit-notice.ts'

export async function loadAhead(flow: CompiledFlow, session: Session, place: Place, isOver: () => boolean) {
  if (isOver()) return
  const isAhead = !mustSaveData(navigator)
  if (isAhead) session.readAhead()
  await loadLimitNotice().catch(() => {})
  for (const screen of withoutNetwork(flow)) {
    if (isOver()) return
    await preloadScreen(screen, false).catch(() => {})
  }
  for (const screen of isAhead ? screensFrom(flow, place) : []) {
    if (isOver()) return
    await fetchWhole(screen).catch(() => {})
  }
}

/** With what it draws later than itself, and what its first submit would wait for. */
async function fetchWhole(screen: Place['screen']): Promise<void> {
  await preloadScreen(screen)
  if (screen === 'upload-invoices') await fetchUpload()
}

type Places = Pick<CompiledFlow, 'places' | 'overlays'>

/** What must be there when nothing can be loaded any more: the exit confirmation and the error screens of the flow. */
export function withoutNetwork({ places, overlays }: Places): Set<Place['screen']> {
  const shown = new Set([...overlays, ...Object.values(places)].map(({ screen }) => screen))
  return new Set(screensWithoutNetwork.filter((screen) => shown.has(screen)))
}

/** After those, all screens in the order of the flow: those of this place and of later ones first. */
export function screensFrom(flow: Places, { order }: Place): Set<Place['screen']> {
  const sorted = Object.values(flow.places).sort((a, b) => a.order - b.order)
  const ahead = sorted.filter((place) => place.order >= order)
  return new Set([...withoutNetwork(flow), ...[...ahead, ...sorted].map(({ screen }) => screen)])
}

/** Of the Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** The user has asked to save data, or what is never shown would take the little bandwidth there is. */
export function mustSaveData({ connection }: Navigator & { connection?: Connection }): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
