/** The steps of a map as React Flow takes them: each is a button whose name says what its colours show. */
import type { Finding } from '../../lint/index.ts'
import type { PlacedBox } from '../../map/index.ts'
import { stepOfFinding } from '../store/step-of-finding.ts'
import type { Texts } from '../ui-texts.tsx'
import type { DrawnMap } from './draw-map.ts'
import type { StepNode } from './step-box.tsx'

export function stepNodes(
  { layout, broken, reached }: DrawnMap,
  findings: readonly Finding[],
  selected: string | undefined,
  text: Texts,
): StepNode[] {
  const marked = new Set(findings.flatMap((finding) => stepOfFinding(finding) ?? []))
  return layout.boxes.map((box) => {
    const { step } = box
    const isBroken = broken.includes(step)
    const traits = {
      broken: isBroken,
      beside: !box.onPath && !isBroken,
      unreached: reached !== null && !reached.steps.includes(step) && !isBroken,
      marked: marked.has(step) && !isBroken,
    }
    const names = (['broken', 'beside', 'unreached', 'marked'] as const).filter((name) => traits[name])
    return nodeOf(
      box,
      [...names, ...(step === selected ? ['chosen'] : [])].join(' '),
      [step, ...names.map((name) => text(`map.${name}`))].join(', '),
      step === selected,
    )
  })
}

const nodeOf = (box: PlacedBox, className: string, ariaLabel: string, selected: boolean): StepNode => ({
  id: box.step,
  type: 'step',
  position: { x: box.x, y: box.y },
  width: box.width,
  height: box.height,
  data: { box },
  className,
  selected,
  ariaLabel,
  ariaRole: 'button',
  domAttributes: { 'aria-roledescription': undefined, 'aria-current': selected || undefined },
})
