/** Whether a change of the whole flow has an effect somewhere that a customer gets to. */
import { screensOfOption, screensOfSetting } from '../../analysis/index.ts'
import type { Change } from '../../diff/index.ts'
import type { ReachableState } from '../../engine/index.ts'
import { isRecord, parsePlaceId, valueAtPointer } from '../../flow/index.ts'
import type { ScreenName, Settings } from '../../generated/flow.types.ts'
import { screens } from '../../generated/screens.ts'
import type { Reached } from './reached.ts'

/** What is about no screen and no delay acts everywhere. */
export function actsOn(change: Change, reached: Reached): boolean {
  if (change.code === 'option-changed') return showsOneOf(screensOfOption[change.option], reached)
  if (change.code === 'words-changed') {
    const shown = screensWith(change.key)
    return shown === 'all' || showsOneOf(shown, reached)
  }
  if (change.code !== 'setting-changed') return true
  const { setting } = change
  return showsOneOf(screensOfSetting[setting as keyof Settings], reached) || isDelayedBy(setting, reached)
}

/** An overlay may lie over any place. */
const showsOneOf = (wanted: readonly ScreenName[], { states }: Reached) =>
  states.some(({ flow: { places, overlays }, place }) =>
    [places[place], ...overlays].some((shown) => shown && wanted.includes(shown.screen)),
  )

/** A rule that this client follows, or a read or a poll there, takes as long as the setting says. */
const isDelayedBy = (setting: string, { states, client }: Reached) =>
  states.some(
    (state) =>
      timingsAt(state).includes(setting) ||
      state.edges.some(({ rule, when }) => {
        const written = rule && (when & client) !== 0n && valueAtPointer(state.flow.definition, rule.pointer)
        return isRecord(written) && written['after'] === setting
      }),
  )

function timingsAt({ flow: { definition }, place }: ReachableState): unknown[] {
  const { step, state } = parsePlaceId(place)
  const whole = definition.steps[step]
  const { load } = (state === null ? whole : whole?.states?.[state]) ?? {}
  const poll = state !== null && whole?.poll?.in.includes(state) ? whole.poll : {}
  return [...Object.values(load ?? {}), ...Object.values(poll)]
}

function screensWith(key: string): readonly ScreenName[] | 'all' {
  const group = key.slice(0, key.indexOf('.'))
  const { frame, overlay, ...own } = screens
  const shown = (Object.keys(own) as ScreenName[]).filter((screen) => own[screen].texts.includes(group))
  return shown.length === 0 || [frame, overlay].some(({ texts }) => texts.includes(group)) ? 'all' : shown
}
