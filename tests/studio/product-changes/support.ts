import type { FlowDefinition } from '../../../src/generated/flow.types.ts'
import { runOver } from '../../lint/support/io.ts'
import type { Expectations } from '../../live-flow/support/changes.ts'
import { specification } from '../../support/specification.ts'
import type { Controls } from './changes.ts'

/** Edits of the flow and of its tests, as the studio has them, in the text. */
export function textEdits(
  textOf: (file: string) => Promise<string>,
  editText: Controls['editText'],
): Pick<Controls, 'editText' | 'editFlow' | 'editTests'> {
  const editJson = async <T extends object>(file: string, edit: (content: T) => void) => {
    const content = JSON.parse(await textOf(file)) as T
    edit(content)
    await editText(file, JSON.stringify(content, null, 2))
  }
  const { flow, tests } = specification
  return {
    editText,
    editFlow: (edit) => editJson<FlowDefinition>(flow.file, edit),
    editTests: (edit) => editJson<Expectations>(tests.file, edit),
  }
}

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
