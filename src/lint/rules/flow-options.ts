import { screensOfOption } from '../../analysis/index.ts'
import { type CompiledFlow, childPointer, suggest } from '../../flow/index.ts'
import { errorCodes } from '../../generated/api.names.ts'
import type { Cause, EventName, FlowOptions, ScreenName } from '../../generated/flow.types.ts'
import { messageTexts } from '../../generated/message-texts.ts'
import type { FlowRule } from '../rule.ts'
import { type Located, reportEach } from './parts/each-flow.ts'
import { optionTextProblems, optionTexts } from './parts/option-texts.ts'

type Found = Located<'flow-options'>

export const flowOptions: FlowRule<'flow-options'> = {
  id: 'flow-options',
  severity: 'error',
  over: 'flow',
  summary: 'Options of a flow name what exists, have their texts in every language, and can be shown.',
  rank: 'definition',
  check: (linted, report) =>
    reportEach(linted, report, (flow) => {
      const { options } = flow.definition
      if (!options) return []
      return [
        ...optionTexts(options).flatMap((each) => optionTextProblems(each, flow.page.languages)),
        ...unshown(options, flow),
        ...wrongItems(options),
        ...lateLeave(options, flow),
        ...wrongCauses(options, flow),
        ...wrongNotices(options, flow),
      ]
    }),
}

const showsOneOf = (screens: readonly ScreenName[], { places }: CompiledFlow) =>
  Object.values(places).filter(({ screen }) => screens.includes(screen))

function unshown(options: FlowOptions, flow: CompiledFlow): Found[] {
  const written = Object.keys(options) as (keyof FlowOptions)[]
  return written
    .filter((option) => showsOneOf(screensOfOption[option], flow).length === 0)
    .map((option) => [
      childPointer('/options', option),
      { code: 'never-shown', option, screens: screensOfOption[option] } as const,
    ])
}

/** Items whose texts are in locales/. */
const usualItems = Object.keys(messageTexts.en).flatMap((key) => key.match(/^shared\.(.+)-text$/)?.[1] ?? [])

function wrongItems({ shared }: FlowOptions): Found[] {
  if (!shared) return []
  const own = Object.keys(shared.own ?? {})
  const known = [...own, ...usualItems]
  const unknown = shared.items.flatMap((item, index): Found[] =>
    known.includes(item)
      ? []
      : [
          [
            childPointer('/options/shared/items', index),
            { code: 'unknown-item', item, suggestion: suggest(item, known) },
          ],
        ],
  )
  const unused = own.filter((item) => !shared.items.includes(item))
  return [
    ...unknown,
    ...unused.map((item): Found => [childPointer('/options/shared/own', item), { code: 'unlisted-item', item }]),
  ]
}

/** Nobody waits so long: the polling has ended. */
function lateLeave({ timeline }: FlowOptions, { places }: CompiledFlow): Found[] {
  const limits = Object.values(places).flatMap(({ poll }) => (poll ? [poll.timeoutMs] : []))
  const ms = timeline?.leaveAfterMs
  if (ms === undefined || limits.length === 0 || ms < Math.max(...limits)) return []
  return [['/options/timeline/leaveAfterMs', { code: 'after-limit', ms, limit: Math.max(...limits) }]]
}

/** What the user does by an action of a cause; the site of the provider needs no event. */
const eventOf: Readonly<Partial<Record<Cause['action'], EventName>>> = {
  'try-again': 'TRY_AGAIN',
  'another-source': 'CHANGE_SOURCE',
  contact: 'SUBMIT_EMAIL',
}

function wrongCauses({ causes = {} }: FlowOptions, flow: CompiledFlow): Found[] {
  const places = showsOneOf(screensOfOption.causes, flow)
  return Object.entries(causes).flatMap(([name, { action, address }]): Found[] => {
    const at = childPointer('/options/causes', name)
    const meant = suggest(name, errorCodes)
    const isMisspelt = !errorCodes.some((code) => code === name) && meant.kind === 'did-you-mean'
    const event = eventOf[action]
    const hasWay = event === undefined || places.some(({ on }) => on[event])
    return [
      ...(isMisspelt ? [[at, { code: 'near-code', name, meant: meant.name }] as const] : []),
      ...(hasWay ? [] : [[childPointer(at, 'action'), { code: 'no-way', action, event }] as const]),
      ...(address !== undefined && action !== 'provider-site'
        ? [[childPointer(at, 'address'), { code: 'unused-address', action }] as const]
        : []),
    ]
  })
}

/** Each of them leads on where a notice stops the sign-in. */
const waysAfterStop: readonly EventName[] = ['CHANGE_SOURCE', 'METHOD_UPLOAD_INVOICES', 'ASK_FOR_HELP']

function wrongNotices({ notices = [] }: FlowOptions, flow: CompiledFlow): Found[] {
  const places = showsOneOf(['credentials'], flow)
  const hasWay = places.some(({ on }) => waysAfterStop.some((event) => on[event]))
  return notices.flatMap(({ source, kind, until }, index): Found[] => {
    const at = childPointer('/options/notices', index)
    const isFirst = notices.findIndex((notice) => notice.source === source) === index
    return [
      ...(isFirst ? [] : [[childPointer(at, 'source'), { code: 'second-notice', source }] as const]),
      ...(kind === 'stop' && !hasWay && places.length > 0
        ? [[childPointer(at, 'kind'), { code: 'stop-without-way', events: waysAfterStop }] as const]
        : []),
      ...(isDate(until) ? [] : [[childPointer(at, 'until'), { code: 'no-such-date', date: until }] as const]),
    ]
  })
}

/** `Date` takes the 31st of February for the 3rd of March. */
function isDate(until: string): boolean {
  const day = until.slice(0, 10)
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day)
}
