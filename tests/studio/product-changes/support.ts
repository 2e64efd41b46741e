import type { FlowDefinition } from '../../../src/generated/flow.types.ts'
import { type Finding, lint } from '../../../src/lint/index.ts'
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

/** What stops a release that has these files besides those that are released, causes alone. */
export function findingsIn(saved: Readonly<Record<string, string>>): Finding[] {
  const released = [specification.flow, specification.tests]
  const texts = new Map<string, string>(released.map(({ file, text }) => [file, text]))
  for (const [file, text] of Object.entries(saved)) texts.set(file, text)
  const ending = (end: string) => [...texts].flatMap(([file, text]) => (file.endsWith(end) ? [{ file, text }] : []))
  const found = lint({ flows: ending('.flow.json'), tests: ending('.tests.json'), forms: ending('.form.json') })
  return found.filter(({ severity, follows }) => severity !== 'note' && !follows)
}
