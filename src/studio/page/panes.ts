/** The panes of the window, in the order of their tabs. A pane knows the store, and no other pane. */
import { type ComponentType, lazy } from 'react'
import { defined } from '../../flow/index.ts'
import { ChecksPane } from '../checks/checks-pane.tsx'
import { NotKeptBar } from '../files/not-kept-bar.tsx'
import { OutdatedBar } from '../files/outdated-bar.tsx'
import { UnreadableBar } from '../files/unreadable-bar.tsx'
import { ObjectionBar } from '../objection/objection-bar.tsx'
import { PreviewPane } from '../preview/preview-pane.tsx'
import { isOpen } from '../results/test-rows.ts'
import { ReviewButtons } from '../review/review-buttons.tsx'
import { StepPane } from '../step/step-pane.tsx'
import { StepsPane } from '../steps/steps-pane.tsx'
import { causesIn } from '../store/findings.ts'
import type { Area, StudioState } from '../store/state.ts'
import type { TextId } from '../ui-texts.tsx'

type Load = () => Promise<Readonly<Record<string, ComponentType>>>

export interface Pane {
  id: string
  /** Where it is. Panes of the same area are tabs; those of `header` and `notice` are all shown, in the header and below it. */
  area: Area
  label: TextId
  /** What is not shown at the start is loaded when it is, from a module with one component. */
  component: ComponentType | { load: Load }
  /** Not shown in a narrow window. */
  isWide?: true
  /** The areas around it give way while it is in front. */
  needsRoom?: true
  /** Shown behind the label; null: nothing. */
  count?: (state: StudioState) => number | null
}

const panes: readonly Pane[] = [
  { id: 'objection', area: 'notice', label: 'objection', component: ObjectionBar },
  { id: 'outdated', area: 'notice', label: 'outdated', component: OutdatedBar },
  { id: 'unreadable', area: 'notice', label: 'unreadable', component: UnreadableBar },
  { id: 'not-kept', area: 'notice', label: 'refused', component: NotKeptBar },
  { id: 'review-buttons', area: 'header', label: 'review', component: ReviewButtons },
  { id: 'steps', area: 'steps', label: 'steps', component: StepsPane },
  { id: 'text', area: 'centre', label: 'text', component: { load: () => import('../text/text-pane.tsx') } },
  { id: 'map', area: 'centre', label: 'map', component: { load: () => import('../map/map-pane.tsx') }, isWide: true },
  { id: 'words', area: 'centre', label: 'words', component: { load: () => import('../flow-texts/texts-pane.tsx') } },
  { id: 'form', area: 'centre', label: 'form', component: { load: () => import('../form/form-pane.tsx') } },
  { id: 'step', area: 'step', label: 'step', component: StepPane },
  {
    id: 'settings',
    area: 'step',
    label: 'settings',
    component: { load: () => import('../settings/settings-pane.tsx') },
  },
  {
    id: 'experiments',
    area: 'step',
    label: 'experiments',
    component: { load: () => import('../experiments/experiments-pane.tsx') },
  },
  {
    id: 'customers',
    area: 'centre',
    label: 'customers',
    component: { load: () => import('../customers/customers-pane.tsx') },
  },
  {
    id: 'compare',
    area: 'centre',
    label: 'compare',
    component: { load: () => import('../compare/compare-pane.tsx') },
    needsRoom: true,
  },
  {
    id: 'review',
    area: 'centre',
    label: 'review',
    component: { load: () => import('../review/review-pane.tsx') },
    needsRoom: true,
  },
  { id: 'files', area: 'centre', label: 'files', component: { load: () => import('../files/files-pane.tsx') } },
  { id: 'preview', area: 'preview', label: 'preview', component: PreviewPane },
  {
    id: 'checks',
    area: 'results',
    label: 'checks',
    component: ChecksPane,
    count: ({ checks }) => causesIn(checks.findings).length || null,
  },
  {
    id: 'effects',
    area: 'results',
    label: 'effects',
    component: { load: () => import('../effects/effects-pane.tsx') },
    count: ({ results }) => results.effects?.customers.filter(({ changes }) => changes.length > 0).length || null,
  },
  {
    id: 'tests',
    area: 'results',
    label: 'tests',
    component: { load: () => import('../tests/tests-pane.tsx') },
    count: ({ results }) => results.tests?.filter(isOpen).length || null,
  },
  {
    id: 'timeline',
    area: 'results',
    label: 'play.timeline',
    component: { load: () => import('../play/timeline-pane.tsx') },
  },
  {
    id: 'changes',
    area: 'results',
    label: 'changes',
    component: { load: () => import('../changes/changes-pane.tsx') },
  },
]

export const panesIn = (area: Area): readonly Pane[] => panes.filter((pane) => pane.area === area)

/** Whether the pane in front of the centre needs more room than others. */
export const centreNeedsRoom = ({ front }: Pick<StudioState, 'front'>): boolean =>
  panes.some(({ id, area, needsRoom }) => area === 'centre' && id === front.centre && needsRoom)

const lazyPanes = new Map<string, ComponentType>()

export function componentOf({ id, component }: Pane): ComponentType {
  if (!('load' in component)) return component
  const known = lazyPanes.get(id) ?? lazy(() => component.load().then(onlyComponent))
  lazyPanes.set(id, known)
  return known
}

/** React keeps a module that could not be loaded as failed: this asks for it anew. */
export const loadAgain = ({ id }: Pane): void => void lazyPanes.delete(id)

const onlyComponent = (module: Readonly<Record<string, ComponentType>>) => ({
  default: defined(Object.values(module)[0], 'component of a pane'),
})
