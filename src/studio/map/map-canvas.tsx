/** The drawn map, moved and zoomed by React Flow: a step is a button, and the selection is that of the list. */
import { type NodeChange, ReactFlow, useReactFlow, useStoreApi, ViewportPortal } from '@xyflow/react'
import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useSelectedStep } from '../store/selected-step.ts'
import { useTexts } from '../ui-texts.tsx'
import { Arrows } from './arrows.tsx'
import type { DrawnMap } from './draw-map.ts'
import { StepBox, type StepNode } from './step-box.tsx'
import { stepNodes } from './step-nodes.ts'
import '@xyflow/react/dist/base.css'

const nodeTypes = { step: StepBox }
const closest = 1.5
const readable = 0.75

export function MapCanvas({ map }: { map: DrawnMap }) {
  const text = useTexts()
  const { selectStep, show } = useStudio()
  const findings = useStudioState((state) => state.checks.findings)
  const definition = useStudioState((state) => state.definition)
  const selected = useSelectedStep()?.name
  const nodes = useMemo(() => stepNodes(map, findings, selected, text), [map, findings, selected, text])
  const select = (changes: readonly NodeChange<StepNode>[]) => {
    const chosen = changes.find((change) => change.type === 'select' && change.selected)
    if (chosen?.type === 'select' && Object.hasOwn(definition.steps, chosen.id)) selectStep(chosen.id)
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && (target as Element).closest('[role="button"]')) show('step', 'step')
  }
  return (
    <ReactFlow
      nodes={nodes}
      nodeTypes={nodeTypes}
      onNodesChange={select}
      onKeyDown={onKeyDown}
      nodesDraggable={false}
      nodesConnectable={false}
      elevateNodesOnSelect={false}
      deleteKeyCode={null}
      selectionKeyCode={null}
      multiSelectionKeyCode={null}
      minZoom={0.1}
      maxZoom={closest}
      aria-label={text('map.label')}
      ariaLabelConfig={{
        'node.a11yDescription.default': text('map.node'),
        // What the library says where its own keys are on, which the map has none of.
        'node.a11yDescription.keyboardDisabled': text('map.node'),
        'edge.a11yDescription.default': '',
      }}
    >
      <ViewportPortal>
        <Arrows map={map} />
      </ViewportPortal>
      <FollowSelection map={map} selected={selected} />
    </ReactFlow>
  )
}

/** Moves the map to a step that was selected elsewhere, unless it is in view. */
function FollowSelection({ map: { layout }, selected }: { map: DrawnMap; selected: string | undefined }) {
  const { setCenter, getViewport } = useReactFlow()
  const canvas = useStoreApi()
  useEffect(() => {
    const box = layout.boxes.find(({ step }) => step === selected)
    if (!box) return
    const { width, height, transform } = canvas.getState()
    const isNew = transform[0] === 0 && transform[1] === 0
    const zoom = isNew ? readable : getViewport().zoom
    const [left, top] = [box.x * zoom + transform[0], box.y * zoom + transform[1]]
    const isInView = left >= 0 && top >= 0 && left + box.width * zoom <= width && top + box.height * zoom <= height
    if (isNew || !isInView) setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom })
  }, [layout, selected, setCenter, getViewport, canvas])
  return null
}
