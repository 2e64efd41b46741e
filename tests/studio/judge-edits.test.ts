/** When an edit gets an objection: only where it, and nothing else, has brought new errors. */
import { beforeEach, expect, it, vi } from 'vitest'
import { lint } from '../../src/lint/index.ts'
import { changeSetting } from '../../src/studio/document/edits/change-setting.ts'
import { moveStep } from '../../src/studio/document/edits/move-step.ts'
import { judgeEdits } from '../../src/studio/objection/judge-edits.ts'
import { filesNow, versionOf } from '../../src/studio/store/files.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { specification } from '../support/specification.ts'

/** Searches for alternatives, and finds none here. */
class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', SilentWorker)
  return () => vi.unstubAllGlobals()
})

function open(): Studio {
  const studio = createStudio({ widget: 'http://widget.test/', files: { flows: [specification.flow] } }) as Studio
  judgeEdits(studio)
  check(studio)
  return studio
}

/** As the worker answers: all rules, for the texts as they are now. */
function check({ store, setChecks }: Studio) {
  const state = store.getState()
  setChecks({ findings: lint(filesNow(state)), version: versionOf(state), state: 'checked' })
}

/** Not possible: what it shows is not known there. */
const moveTooFar = ({ apply }: Studio) => apply((text) => moveStep(text, 'selectSource', 4))
const changeDelay = ({ apply }: Studio, ms: number) => apply((text) => changeSetting(text, 'loadedDelayMs', ms))
const rulesIn = ({ store }: Studio) => store.getState().objection?.findings.map(({ rule }) => rule)

function type({ store, transact }: Studio, before: string, after: string) {
  const { state, text } = store.getState().document
  const from = text.indexOf(before)
  transact(state.update({ changes: { from, to: from + before.length, insert: after } }))
}

it('an edit that brings an error gets one; once it is dismissed, later edits are judged by themselves', () => {
  const studio = open()
  moveTooFar(studio)
  expect(rulesIn(studio)).toBeUndefined()
  check(studio)
  expect(rulesIn(studio)).toContain('read-before-set')
  studio.setObjection(null)
  changeDelay(studio, 700)
  check(studio)
  expect(rulesIn(studio)).toBeUndefined()
})

it('an edit that is undone and done again gets it again', () => {
  const studio = open()
  moveTooFar(studio)
  check(studio)
  studio.undo()
  check(studio)
  expect(rulesIn(studio)).toBeUndefined()
  studio.redo()
  check(studio)
  expect(rulesIn(studio)).toContain('read-before-set')
})

it('an undo that brings back a typed error blames no earlier edit', () => {
  const studio = open()
  type(studio, '"to": "selectSource"', '"to": "selectSauce"')
  check(studio)
  changeDelay(studio, 700)
  check(studio)
  type(studio, '"to": "selectSauce"', '"to": "selectSource"')
  check(studio)
  expect(studio.store.getState().checks.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  studio.undo()
  check(studio)
  expect(studio.store.getState().checks.findings.some(({ severity }) => severity === 'error')).toBe(true)
  expect(rulesIn(studio)).toBeUndefined()
})

it('a second edit is not blamed for the first, which was not checked by itself', () => {
  const studio = open()
  moveTooFar(studio)
  changeDelay(studio, 700)
  check(studio)
  expect(rulesIn(studio)).toBeUndefined()
  changeDelay(studio, 800)
  check(studio)
  expect(rulesIn(studio)).toBeUndefined()
})

it('an edit right after an undo is compared with the text to which the undo led back', () => {
  const studio = open()
  changeDelay(studio, 700)
  check(studio)
  studio.undo()
  moveTooFar(studio)
  check(studio)
  expect(rulesIn(studio)).toContain('read-before-set')
  expect(studio.store.getState().objection?.search).toBe('searching')
})
