/** The flow files: the one in front, those of customers, and a new one. */
import { useState } from 'react'
import { defined } from '../../flow/index.ts'
import { chainOf, filesByPath, flowNameOf, siblingFlow } from '../../flow-files/index.ts'
import { Editable } from '../controls/editable.tsx'
import { NameField } from '../controls/name-field.tsx'
import { SelectField } from '../controls/select-field.tsx'
import { makeFile } from '../document/edits/make-file.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { allFiles, filesNow } from '../store/files.ts'
import { useTexts } from '../ui-texts.tsx'

/** As client info may name a flow. */
const isFlowName = (text: string) => /^[a-zA-Z0-9][a-zA-Z0-9-]{0,63}$/.test(text)

export function FlowFiles() {
  const text = useTexts()
  const { applyTo, openFlow } = useStudio()
  const front = useStudioState((state) => state.file)
  const names = useStudioState((state) =>
    filesNow(state)
      .flows.map(({ file }) => flowNameOf(file))
      .join('\n'),
  ).split('\n')
  const extendable = useStudioState((state) =>
    chainOf(state.file, filesByPath(allFiles(filesNow(state))))
      .map(flowNameOf)
      .reverse()
      .join('\n'),
  ).split('\n')
  const [chosen, choose] = useState<string | null>(null)
  // Customers extend the flow that is no customer's own, unless the user chooses otherwise.
  const extended = extendable.find((each) => each === chosen) ?? defined(extendable[0], 'flow to extend')
  const add = (name: string) => {
    const file = siblingFlow(front, name)
    const content = { $schema: '../schemas/flow-variant.schema.json', extends: extended, name, merge: {} }
    applyTo(file, () => makeFile(file, content))
    openFlow(file)
  }
  return (
    <>
      <ul className="flow-files">
        {names.map((name) => {
          const file = siblingFlow(front, name)
          return (
            <li key={name}>
              <button type="button" aria-current={file === front ? 'true' : undefined} onClick={() => openFlow(file)}>
                {name}
              </button>
            </li>
          )
        })}
      </ul>
      <Editable>
        {extendable.length > 1 ? (
          <SelectField
            label={text('customers.extends')}
            value={extended}
            options={extendable.map((name) => ({ value: name, label: name }))}
            change={choose}
          />
        ) : null}
        <NameField
          label={text('customers.add', { name: extended })}
          name=""
          taken={names}
          isValid={isFlowName}
          change={add}
        />
      </Editable>
    </>
  )
}
