/** Compares two versions of a flow, or a variant with what it extends. */
import {
  type Change,
  changeInWords,
  classOf,
  type Diff,
  diffVersions,
  groupChanges,
  markdown,
  topicOf,
  type Version,
} from '../../diff/index.ts'
import { attempt } from '../command.ts'
import { soundFlow } from '../sound-files.ts'
import type { DiffJob, FlowFiles } from './job.ts'
import type { DiffReport } from './results.ts'

export function compareVersions({ old, now }: DiffJob, readOld: (files: FlowFiles) => Version): DiffReport {
  const after = versionOf(now)
  const found = compare(readOld(old), after)
  const { sameBehaviour, combinations, changes } = found
  return {
    sameBehaviour,
    combinations,
    changes: groupChanges(changes).map((group) => {
      const [first] = group
      const { code } = first
      return {
        code,
        class: classOf(first),
        topic: topicOf(code),
        isUnexplained: isUnexplained(first),
        ...changeInWords(group),
      }
    }),
    markdown: markdown(after.flow.name, found),
  }
}

const isUnexplained = (change: Change) =>
  (change.code === 'test-removed' || change.code === 'test-row-removed' || change.code === 'test-row-narrowed') &&
  change.because === null

export const compare = (before: Version, after: Version): Diff =>
  attempt("These flows can't be compared", () => diffVersions(before, after))

export function versionOf({ file, files }: FlowFiles): Version {
  const { flow, tests } = soundFlow(file, files)
  return { flow, tests: tests ? tests.compiled : null }
}
