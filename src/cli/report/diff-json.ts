/** A diff for programs. docs/linter.md documents the shape; src/diff/changes.md documents the codes and classes. */
import { type Change, changeInWords, classOf, type Diff, replayOfChange, topicOf } from '../../diff/index.ts'

/** `old` and `now`: the files or git refs that were compared. */
export function diffJson(old: string, now: string, { changes, ...summary }: Diff): string {
  return `${JSON.stringify({ version: 1, old, new: now, ...summary, changes: changes.map(plain) }, null, 2)}\n`
}

function plain(change: Change) {
  const { code, version, pointer, circumstances, trace: _, shownBy: __, ...parameters } = change
  const { sentence, trace } = changeInWords([change])
  return {
    code,
    class: classOf(change),
    topic: topicOf(code),
    version,
    pointer,
    parameters,
    circumstances,
    sentence,
    trace,
    replay: replayOfChange([change]),
  }
}
