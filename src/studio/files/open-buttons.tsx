/** Opens a flow with its tests and forms: from this device, or from an address. */
import { type FormEvent, useState } from 'react'
import { flowNameOf } from '../../flow-files/index.ts'
import { useOpening } from '../storage/context.tsx'
import { chooseFiles, chooseFolder } from '../storage/disk.ts'
import { type DiskFile, diskFlow, flowsAmong } from '../storage/disk-flow.ts'
import { useTexts } from '../ui-texts.tsx'
import { failureInWords } from './failure-in-words.ts'
import './files.css'

export function OpenButtons() {
  const text = useTexts()
  const { openDisk, openAddress } = useOpening()
  const [chosen, setChosen] = useState<readonly DiskFile[] | null>(null)
  const flows = chosen && flowsAmong(chosen)
  const [refused, setRefused] = useState<string | null>(null)
  const open = async (flow: DiskFile, files: readonly DiskFile[]) => {
    const name = flowNameOf(flow.path)
    const failure = await openDisk(name, diskFlow(flow, files))
    setRefused(failure && failureInWords(failure, name, text))
  }
  const receive = (files: readonly DiskFile[] | null) => {
    if (!files) return
    setRefused(null)
    const [flow, ...others] = flowsAmong(files)
    if (flow && others.length === 0) void open(flow, files)
    else setChosen(files)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get('address')
    if (typeof address === 'string' && address.trim() !== '') openAddress(address.trim())
  }
  return (
    <div className="open">
      <div className="actions">
        <button type="button" onClick={() => void chooseFiles().then(receive)}>
          {text('open.files')}
        </button>
        <button type="button" onClick={() => void chooseFolder().then(receive)}>
          {text('open.folder')}
        </button>
      </div>
      {refused === null ? null : (
        <p className="failed" role="alert">
          {refused}
        </p>
      )}
      {chosen && flows ? (
        <fieldset>
          <legend>{flows.length === 0 ? text('open.nothing') : text('open.which')}</legend>
          <div className="actions">
            {flows.map((flow) => (
              <button key={flow.path} type="button" onClick={() => void open(flow, chosen)}>
                {isAlone(flow, flows) ? flowNameOf(flow.path) : flow.path}
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <form className="actions" onSubmit={submit}>
        <label>
          {text('open.address')} <input name="address" autoComplete="off" spellCheck={false} />
        </label>
        <button type="submit">{text('open')}</button>
      </form>
    </div>
  )
}

/** Flows of the same name are told apart by their folders. */
const isAlone = (flow: DiskFile, flows: readonly DiskFile[]) =>
  flows.every((each) => each === flow || flowNameOf(each.path) !== flowNameOf(flow.path))
