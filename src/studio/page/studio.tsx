/** The window: steps, the selected step with what is wrong, and its preview. The text of the flow is the only state. */
import { useCallback, useMemo, useState } from 'react'
import { defined } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { File } from '../../lint/index.ts'
import { FindingList } from '../checks/finding-list.tsx'
import { stepOfFinding } from '../checks/step-of-finding.ts'
import { useChecks } from '../checks/use-checks.ts'
import { changeSetting } from '../document/edits/change-setting.ts'
import type { Edit } from '../document/edits/edit.ts'
import { moveStep } from '../document/edits/move-step.ts'
import { showStep } from '../document/edits/show-step.ts'
import { stepsOf } from '../document/steps.ts'
import type { Opened } from '../files/opened.ts'
import { save } from '../files/save.ts'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import { ShownTo } from '../steps/shown-to.tsx'
import { StepList } from '../steps/step-list.tsx'
import { useTexts } from '../texts.tsx'
import { FileChanges } from './file-changes.tsx'
import { Settings } from './settings.tsx'
import { Toolbar } from './toolbar.tsx'
import { useDocument } from './use-document.ts'
import { useKeys } from './use-keys.ts'

export function Studio({ opened, flow }: { opened: Opened; flow: File }) {
  const text = useTexts()
  const [document, act] = useDocument(flow)
  const { text: current, version } = document
  const definition = useMemo(() => JSON.parse(current) as FlowDefinition, [current])
  const files = useMemo(
    () => ({ ...opened.files, flows: [{ file: flow.file, text: current }] }),
    [opened.files, flow.file, current],
  )
  const checks = useChecks(version, files)
  const steps = stepsOf(definition)
  const [selected, select] = useState(() => defined(steps[0], 'first step').name)
  const [said, say] = useState('')
  const step = defined(
    steps.find(({ name }) => name === selected),
    `step '${selected}'`,
  )
  const saveFile = useCallback(() => save(flow.file, current), [flow.file, current])
  useKeys(act, saveFile)

  const apply = (edit: Edit | null) => {
    if (!edit) return
    act({ kind: 'edit', edit })
    const { label } = edit
    if (label.code === 'step-moved') say(text('step.moved', { step: label.step, place: label.place, count: label.of }))
  }

  return (
    <>
      <Toolbar name={definition.name} document={document} act={act} save={saveFile} />
      <main className="panes">
        <StepList
          steps={steps}
          selected={selected}
          marked={new Set(checks.findings.flatMap((finding) => stepOfFinding(finding) ?? []))}
          select={select}
          move={(name, to) => apply(moveStep(current, name, to))}
        />
        <div className="middle">
          <section aria-labelledby="step">
            <h2 id="step">{selected}</h2>
            <ShownTo definition={definition} step={step} show={(shown) => apply(showStep(current, selected, shown))} />
          </section>
          <Settings
            settings={definition.settings}
            change={(setting, value) => apply(changeSetting(current, setting, value))}
          />
          <FindingList {...checks} select={select} />
          <FileChanges base={document.base} current={current} />
        </div>
        <PreviewFrame
          widget={opened.widget}
          definition={definition}
          step={selected}
          isNobody={step.shown.kind === 'nobody'}
        />
      </main>
      <p className="hidden" role="status">
        {said}
      </p>
    </>
  )
}
