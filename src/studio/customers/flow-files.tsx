/** The flow files: the one in front, those of customers, and a new one. */
import { flowNameOf, siblingFlow } from '../../flow-files/index.ts'
import { Editable } from '../controls/editable.tsx'
import { NameField } from '../controls/name-field.tsx'
import { makeFile } from '../document/edits/make-file.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { filesNow } from '../store/files.ts'
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
      .join(' '),
  ).split(' ')
  const add = (name: string) => {
    const file = siblingFlow(front, name)
    const content = { $schema: '../schemas/flow-variant.schema.json', extends: flowNameOf(front), name, merge: {} }
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
        <NameField
          label={text('customers.add', { name: flowNameOf(front) })}
          name=""
          taken={names}
          isValid={isFlowName}
          change={add}
        />
      </Editable>
    </>
  )
}
