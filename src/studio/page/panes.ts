/** The panes of the window, in the order of their tabs. A pane knows the store, and no other pane. */
import { type ComponentType, lazy } from 'react'
import { defined } from '../../flow/index.ts'
import { ChecksPane } from '../checks/checks-pane.tsx'
import { ObjectionBar } from '../objection/objection-bar.tsx'
import { PreviewPane } from '../preview/preview-pane.tsx'
import { StepPane } from '../step/step-pane.tsx'
import { StepsPane } from '../steps/steps-pane.tsx'
import type { Area, StudioState } from '../store/state.ts'
import type { TextId } from '../texts.tsx'

export interface Pane {
  id: string
  /** Where it is. Panes of the same area are tabs; those of `header` and `notice` are all shown, in the header and below it. */
  area: Area
  label: TextId
  /** What is not shown at the start is loaded when it is. */
  component: ComponentType
  /** Shown behind the label; null: nothing. */
  count?: (state: StudioState) => number | null
}

const panes: readonly Pane[] = [
  { id: 'objection', area: 'notice', label: 'objection', component: ObjectionBar },
  { id: 'steps', area: 'steps', label: 'steps', component: StepsPane },
  { id: 'text', area: 'centre', label: 'text', component: lazyPane(() => import('../text/text-pane.tsx')) },
  { id: 'step', area: 'step', label: 'step', component: StepPane },
  {
    id: 'settings',
    area: 'step',
    label: 'settings',
    component: lazyPane(() => import('../settings/settings-pane.tsx')),
  },
  { id: 'preview', area: 'preview', label: 'preview', component: PreviewPane },
  {
    id: 'checks',
    area: 'results',
    label: 'checks',
    component: ChecksPane,
    count: ({ checks }) => checks.findings.filter(({ follows }) => !follows).length || null,
  },
  {
    id: 'changes',
    area: 'results',
    label: 'changes',
    component: lazyPane(() => import('../changes/changes-pane.tsx')),
  },
]

/** The module of a pane has one component. */
function lazyPane(load: () => Promise<Readonly<Record<string, ComponentType>>>): ComponentType {
  return lazy(async () => {
    const [component] = Object.values(await load())
    return { default: defined(component, 'component of a pane') }
  })
}

export const panesIn = (area: Area): readonly Pane[] => panes.filter((pane) => pane.area === area)
