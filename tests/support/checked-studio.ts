/** A studio whose workers answer at once, where the test says so. */
import type { Files } from '../../src/lint/index.ts'
import { showStep } from '../../src/studio/document/edits/show-step.ts'
import { judgeEdits } from '../../src/studio/objection/judge-edits.ts'
import { filesNow, versionOf } from '../../src/studio/store/files.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { createChecks } from '../../src/studio/workers/check-files.ts'
import type { CheckAnswer, CheckRequest } from '../../src/studio/workers/protocol.ts'

/** Answers as the worker of the checks does, and before any timer ends. */
export class CheckingWorker extends EventTarget {
  readonly checks = createChecks()

  async postMessage(request: CheckRequest) {
    await null
    for (const found of this.checks(request))
      if (found) this.dispatchEvent(new MessageEvent('message', { data: { ...found, version: request.version } }))
  }
  terminate() {}
}

/** Edits are judged; the opened files are checked. `Worker` has to be `CheckingWorker`. */
export function openChecked(files: Files): Studio {
  const studio = createStudio({ widget: 'http://widget.test/', files }) as Studio
  judgeEdits(studio)
  check(studio, 'everything')
  return studio
}

const checks = createChecks()

/** @param extent up to which the worker has answered */
export function check({ store, setChecks }: Studio, extent: CheckAnswer['extent']): void {
  const state = store.getState()
  const version = versionOf(state)
  for (const found of checks({ version, files: filesNow(state), front: state.file, extent: 'everything' })) {
    if (!found || found.extent === 'names') continue
    setChecks({ findings: found.findings, version, state: found.extent === 'front' ? 'front-checked' : 'checked' })
    if (found.extent === extent) return
  }
}

export const objectionIn = ({ store }: Studio) => store.getState().objection

/** Hides a step, and waits until the search for another way is over, which no timer interrupts. */
export async function hide(studio: Studio, step: string) {
  studio.apply((text) => showStep(text, step, { kind: 'nobody' }))
  check(studio, 'front')
  await new Promise((over) => setImmediate(over))
  return objectionIn(studio)
}
