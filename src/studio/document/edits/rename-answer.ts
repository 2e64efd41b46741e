/** The answer to a field of a form gets another name, wherever the flows that are edited together and their tests ask for it. */
import type { Node } from 'jsonc-parser'
import { replaceValue, syntaxTree } from '../../../analysis/index.ts'
import { answerName } from '../../../flow/index.ts'
import {
  familyOf,
  formFileOf,
  isFlowFile,
  isTestsFile,
  type SourceFile,
  testsFileOf,
} from '../../../flow-files/index.ts'
import { type EditLabel, editBetween, type FileEdit } from './edit.ts'

interface RenamedField {
  /** The name by which flows show the form. */
  form: string
  from: string
  to: string
}

/** @param holder the file that has the form: one of its own, or the flow */
export function renameAnswer(
  holder: string,
  files: readonly SourceFile[],
  { form, from, to }: RenamedField,
): FileEdit[] {
  const [before, after] = [answerName(form, from), answerName(form, to)]
  const label: EditLabel = { code: 'form-changed', form, part: null }
  return filesAsking(holder, files, form).map((file) => ({
    file,
    edit: (text) => editBetween(text, renamedIn(text, before, after), label),
  }))
}

/**
 * A form of the folder is shared by all flows beside it, but only those of the opened flow's family are among the files:
 * others are not looked at. A flow that has a form in itself shares it with those that extend it.
 */
function filesAsking(holder: string, files: readonly SourceFile[], form: string): string[] {
  const flow = isFlowFile(holder) ? files.find(({ file }) => file === holder) : undefined
  const sharing = flow && familyOf(flow, files).flows.flatMap(({ file }) => [file, testsFileOf(file)])
  return files
    .map(({ file }) => file)
    .filter(
      (file) =>
        (isFlowFile(file) || isTestsFile(file)) && (sharing?.includes(file) ?? formFileOf(file, form) === holder),
    )
}

/** What stays the same stays as it is written, also in a text that is not sound. */
function renamedIn(text: string, before: string, after: string): string {
  const asking = textsIn(syntaxTree(text)).filter((node) => node.value === `$${before}` || isVariable(node, before))
  // The last one first, so that no edit moves the place of another.
  return asking
    .reverse()
    .reduce((now, node) => replaceValue(now, node, node.value === before ? after : `$${after}`), text)
}

const textsIn = (node: Node | undefined): Node[] =>
  node?.type === 'string' ? [node] : (node?.children ?? []).flatMap(textsIn)

/** A text that users read may be like a name. */
const isVariable = ({ value, parent }: Node, name: string) =>
  value === name && parent?.type === 'property' && parent.children?.[0]?.value === 'var'
