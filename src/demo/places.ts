/** What a flow file offers to preview, read off it as data (docs/decisions/0011). */
import type { FlowDefinition, ScreenName } from '../generated/flow.types.ts'

export interface PreviewPlace {
  /** `step`, `step.state` or an overlay. */
  name: string
  /** The step, or 'Overlay'. */
  group: string
  screen: ScreenName
  /** What can go wrong there: `name!Problem` shows it. */
  problems: string[]
}

export function previewPlaces({ path, steps, overlays }: FlowDefinition): PreviewPlace[] {
  const complaints = complaintsOf(steps)
  const names = [...path, ...Object.keys(steps).filter((name) => !path.includes(name))]
  const places = names.flatMap((group) => {
    const step = steps[group]
    if (!step || step.enabled === false) return []
    const states = step.states
      ? Object.entries(step.states).map(([state, place]) => ({ name: `${group}.${state}`, place }))
      : [{ name: group, place: step }]
    return states.map(({ name, place }) => ({
      name,
      group,
      screen: place.screen as ScreenName,
      problems: [...new Set(complaints.filter(({ at }) => at === name).map(({ problem }) => problem))],
    }))
  })
  const above = Object.entries(overlays).map(([name, { screen }]) => ({ name, group: 'Overlay', screen, problems: [] }))
  return [...places, ...above]
}

/** The names of all of them, problems included. */
export const previewNames = (definition: FlowDefinition): string[] =>
  previewPlaces(definition).flatMap(({ name, problems }) => [name, ...problems.map((problem) => `${name}!${problem}`)])

/** Elements that a preview may hide (src/screens/README.md). */
export const screenElements: Readonly<Partial<Record<ScreenName, readonly string[]>>> = {
  consent: ['logos', 'benefits', 'agreement'],
  'choose-connection-method': ['credentials', 'invoices'],
  'select-source': ['search', 'add-source', 'search-instead', 'why'],
  credentials: ['reset-password'],
  captcha: ['help'],
  'select-account': ['manual-entry'],
  'error-try-again': ['another-source'],
}

interface Complaint {
  problem: string
  /** Where it is shown. */
  at: string
}

/** What rules set as the problem, `"set": { "problem": "InvalidAnswer" }`, and where they lead or stay. */
function complaintsOf(steps: FlowDefinition['steps']): Complaint[] {
  return Object.entries(steps).flatMap(([step, { states = {}, ...own }]) => {
    const name = (to: string) => (Object.hasOwn(states, to) ? `${step}.${to}` : to)
    const complaintsIn = (node: unknown, here: string): Complaint[] => {
      if (typeof node !== 'object' || node === null) return []
      const { set, to = '@stay' } = node as { set?: { problem?: unknown } | null; to?: unknown }
      const at = to === '@stay' ? here : name(String(to))
      const mine = typeof set?.problem === 'string' ? [{ problem: set.problem, at }] : []
      return [...mine, ...Object.values(node).flatMap((child) => complaintsIn(child, here))]
    }
    const inStates = Object.entries(states).flatMap(([state, place]) => complaintsIn(place, `${step}.${state}`))
    return [...complaintsIn(own, step), ...inStates]
  })
}
