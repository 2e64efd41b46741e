/** Compares two versions of a flow, or a variant with what it extends. */
import {
  type Change,
  type ChangeClass,
  changeInWords,
  classOf,
  type Diff,
  diff,
  groupChanges,
  markdown,
  type Topic,
  topicOf,
} from '../../diff/index.ts'
import { attempt } from '../command.ts'
import { soundFlow } from '../sound-files.ts'
import type { DiffJob, FlowFiles } from './job.ts'

/** Changes that one sentence describes. */
export interface ReportedChange {
  code: Change['code']
  class: ChangeClass
  topic: Topic
  sentence: string
  trace: readonly string[]
}

export interface DiffReport extends Pick<Diff, 'sameBehaviour' | 'combinations'> {
  changes: readonly ReportedChange[]
  markdown: string
}

export function compareVersions({ old, now }: DiffJob): DiffReport {
  const [before, after] = [versionOf(old), versionOf(now)]
  const found = attempt("These flows can't be compared", () => diff(before, after))
  const { sameBehaviour, combinations, changes } = found
  return {
    sameBehaviour,
    combinations,
    changes: groupChanges(changes).map((group) => {
      const [first] = group
      return { code: first.code, class: classOf(first), topic: topicOf(first.code), ...changeInWords(group) }
    }),
    markdown: markdown(after.flow.name, found),
  }
}

export function versionOf({ file, files }: FlowFiles) {
  const { flow, tests } = soundFlow(file, files)
  return { flow, tests: tests ? tests.compiled : null }
}
