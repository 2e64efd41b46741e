/** The places of a flow file that can be previewed, read from its JSON (docs/decisions/0011). */
import { placeId } from '../flow/index.ts'
import type { FlowDefinition, ScreenName, Target } from '../generated/flow.types.ts'
import { sampleClient, sampleSource } from './sample.ts'

/** Whom texts name in the sample session: who asks for the account, and where it is. */
export const sampleNames = { client: String(sampleClient.name), provider: sampleSource.name }

/** `step.state!Problem`: a place with a problem, an error code of a cause or the kind of a notice that it shows. */
export const formatPreviewName = (place: string, shown: string | null): string =>
  shown === null ? place : `${place}!${shown}`

export function parsePreviewName(name: string): { place: string; shown: string | null } {
  const mark = name.indexOf('!')
  return mark < 0 ? { place: name, shown: null } : { place: name.slice(0, mark), shown: name.slice(mark + 1) }
}

export interface PreviewPlace {
  /** `step`, `step.state` or an overlay. */
  name: string
  /** The step, or 'Overlay'. */
  group: string
  screen: ScreenName
  /** The problems that rules set there, error codes of causes and kinds of notices; `name!Problem` shows one. */
  problems: string[]
}

/** Whether a screen shows the causes of the flow. */
export const showsCauses = (screen: ScreenName): boolean =>
  screen === 'error-try-again' || screen === 'error-submit-email'

/** What a preview can show of a screen besides problems: causes by their error code, notices by their kind. */
export function codesOf(screen: ScreenName | undefined, options: FlowDefinition['options']): string[] {
  if (screen === 'credentials') return [...new Set((options?.notices ?? []).map(({ kind }) => kind))]
  return screen !== undefined && showsCauses(screen) ? Object.keys(options?.causes ?? {}) : []
}

export function previewPlaces({ path, steps, overlays, failures, options }: FlowDefinition): PreviewPlace[] {
  const problems = problemsSetIn(steps, failures?.calls)
  const names = [...path, ...Object.keys(steps).filter((name) => !path.includes(name))]
  const places = names.flatMap((group) => {
    const step = steps[group]
    if (!step || step.enabled === false) return []
    const states = step.states
      ? Object.entries(step.states).map(([state, place]) => ({ name: placeId(group, state), place }))
      : [{ name: group, place: step }]
    return states.map(({ name, place }) => ({
      name,
      group,
      screen: place.screen as ScreenName,
      problems: [
        ...new Set(problems.filter(({ at }) => at === name).map(({ problem }) => problem)),
        ...codesOf(place.screen as ScreenName, options),
      ],
    }))
  })
  const overlayPlaces = Object.entries(overlays).map(([name, { screen }]) => ({
    name,
    group: 'Overlay',
    screen,
    problems: [],
  }))
  return [...places, ...overlayPlaces]
}

/** The names of all places, each with its problems. */
export const previewNames = (definition: FlowDefinition): string[] =>
  previewPlaces(definition).flatMap(({ name, problems }) => [
    name,
    ...problems.map((problem) => formatPreviewName(name, problem)),
  ])

/** The elements of a screen that a preview can hide (src/screens/README.md). */
export const screenElements: Readonly<Partial<Record<ScreenName, readonly string[]>>> = {
  consent: ['logos', 'benefits', 'shared', 'agreement'],
  'choose-connection-method': ['credentials', 'invoices'],
  'select-source': ['search', 'add-source', 'search-instead', 'connections', 'why'],
  credentials: ['reset-password', 'phone'],
  captcha: ['help'],
  'select-account': ['manual-entry'],
  'error-try-again': ['another-source'],
}

interface ProblemAt {
  problem: string
  /** The place that shows it. */
  at: string
}

/**
 * The problems that rules set, `"set": { "problem": "InvalidAnswer" }`, each with the rule's target. A call whose own
 * rules all have conditions may fail by the rules for all calls.
 */
function problemsSetIn(steps: FlowDefinition['steps'], failedCalls: Target | undefined): ProblemAt[] {
  const othersOf = (call: object): unknown[] => {
    const rules = 'onError' in call ? [call.onError].flat() : []
    return rules.every((rule) => typeof rule === 'object' && rule !== null && 'if' in rule) ? [failedCalls] : []
  }
  return Object.entries(steps).flatMap(([step, { states = {}, ...own }]) => {
    const name = (to: string) => (Object.hasOwn(states, to) ? placeId(step, to) : to)
    const problemsIn = (node: unknown, current: string): ProblemAt[] => {
      if (typeof node !== 'object' || node === null) return []
      const { set, to = '@stay' } = node as { set?: { problem?: unknown } | null; to?: unknown }
      const children = 'onDone' in node ? [...Object.values(node), ...othersOf(node)] : Object.values(node)
      const at = to === '@stay' ? current : name(String(to))
      const ownProblems = typeof set?.problem === 'string' ? [{ problem: set.problem, at }] : []
      return [...ownProblems, ...children.flatMap((child) => problemsIn(child, current))]
    }
    const inStates = Object.entries(states).flatMap(([state, place]) => problemsIn(place, placeId(step, state)))
    return [...problemsIn(own, step), ...inStates]
  })
}
