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
      problems: problemsIn(place),
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

/** A rule that stays where it is sets what went wrong: `"set": { "problem": "InvalidAnswer" }`. */
function problemsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const set = 'set' in node ? (node.set as { problem?: unknown } | null) : null
  const own = typeof set?.problem === 'string' ? [set.problem] : []
  return [...new Set([...own, ...Object.values(node).flatMap(problemsIn)])]
}
