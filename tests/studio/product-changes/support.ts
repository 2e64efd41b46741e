import type { FlowDefinition } from '../../../src/generated/flow.types.ts'
import { runOver } from '../../lint/support/io.ts'
import type { Expectations } from '../../live-flow/support/changes.ts'
import { specification } from '../../support/specification.ts'
import type { Controls } from './changes.ts'

function edited<T>({ file, text }: { file: string; text: string }, edit: (content: T) => void) {
  const content = JSON.parse(text) as T
  edit(content)
  return [file, JSON.stringify(content, null, 2)] as const
}

/** Edits of the flow and of its tests in the text, as they were opened. */
export const textEdits = (editText: Controls['editText']): Pick<Controls, 'editText' | 'editFlow' | 'editTests'> => ({
  editText,
  editFlow: (edit) => editText(...edited<FlowDefinition>(specification.flow, edit)),
  editTests: (edit) => editText(...edited<Expectations>(specification.tests, edit)),
})

interface Finding {
  code: string
  message: string
  follows: boolean
}

interface Checked {
  failed: boolean
  findings: readonly Finding[]
  flows: readonly { changes: readonly { isUnexplained: boolean }[] | null }[]
}

const released = Object.fromEntries([specification.flow, specification.tests].map(({ file, text }) => [file, text]))

/** What `tieline check` says of saved files beside those that are released; a deliberate change is released. */
export async function checkSaved(saved: Readonly<Record<string, string>>) {
  const options = ['--base', 'released', '--fail-on', 'none', '--format', 'json']
  const { out, err } = await runOver({ ...released, ...saved }, ['check', ...options], { released })
  if (err) throw new Error(err)
  const { failed, findings, flows } = JSON.parse(out) as Checked
  return {
    failed,
    /** Causes alone. */
    findings: findings.filter(({ follows }) => !follows),
    /** Tests that check less, without a reason. */
    unexplained: flows.flatMap(({ changes }) => changes ?? []).filter(({ isUnexplained }) => isUnexplained),
  }
}
