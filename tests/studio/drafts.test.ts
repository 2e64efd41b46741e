/** What a draft restores: the flow, its tests, and files that were made or edited besides them. */
import { expect, it } from 'vitest'
import { changeSetting } from '../../src/studio/document/edits/change-setting.ts'
import { makeFile } from '../../src/studio/document/edits/make-file.ts'
import { moveStep } from '../../src/studio/document/edits/move-step.ts'
import { type Draft, parseDraft } from '../../src/studio/storage/draft.ts'
import { draftOf } from '../../src/studio/storage/keep-drafts.ts'
import { changedDocuments, documentsThere } from '../../src/studio/store/files.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { specification } from '../support/specification.ts'

const { flow, tests } = specification
const opened = { widget: 'http://widget.test/', files: { flows: [flow], tests: [tests] } }
const acme = 'flows/acme.flow.json'

it('restores every file that differs, and undo takes each back to what was opened', () => {
  const edited = createStudio(opened) as Studio
  edited.apply((text) => changeSetting(text, 'loadedDelayMs', 700))
  edited.applyTo(acme, () => makeFile(acme, { extends: 'connect', name: 'acme', merge: {} }))
  edited.openFlow(acme)
  const differing = changedDocuments(edited.store.getState()).map(([file, { base, text }]) => ({ file, base, text }))
  expect(differing.map(({ file }) => file).sort()).toEqual([acme, flow.file])

  const restored = createStudio(opened, differing) as Studio
  const { file, definition } = restored.store.getState()
  expect({ file, delay: definition.settings.loadedDelayMs }).toEqual({ file: flow.file, delay: 700 })
  restored.openFlow(acme)
  expect(restored.store.getState().definition).toMatchObject({ name: 'acme', base: 'connect' })
  while (restored.store.getState().undoSteps.past.length > 0) restored.undo()
  expect(changedDocuments(restored.store.getState())).toEqual([])
  expect(documentsThere(restored.store.getState()).map(([path]) => path)).toEqual([flow.file, tests.file])
})

it('restores tests that were made here', () => {
  const own = { widget: opened.widget, files: { flows: [flow] } }
  const edited = createStudio(own) as Studio
  edited.applyTo(tests.file, () => makeFile(tests.file, { name: 'made' }))
  const differing = changedDocuments(edited.store.getState()).map(([file, { text }]) => ({ file, text }))
  const restored = createStudio(own, differing) as Studio
  expect(restored.store.getState().tests?.text).toBe(edited.store.getState().tests?.text)
  restored.undo()
  expect(changedDocuments(restored.store.getState())).toEqual([])
})

it('restores the last flow with a text that is none, and undo takes it back to what was opened', () => {
  const edited = createStudio(opened) as Studio
  edited.apply((text) => moveStep(text, 'selectSource', 1))
  edited.replace(flow.file, `x${edited.store.getState().document.text}`, { code: 'typed' })
  const { files, lastSound } = parseDraft(structuredClone(draftOf(edited.store.getState(), null))) as Draft

  const { store, undo } = createStudio(opened, files, lastSound) as Studio
  expect(store.getState().isSound).toBe(false)
  expect(store.getState().definition.path.slice(0, 3)).toEqual(['consent', 'selectSource', 'chooseConnectionMethod'])
  undo()
  expect(store.getState()).toMatchObject({ isSound: true, document: { text: flow.text } })
})

it('takes nothing for the last flow that is none now, or was that of another file', () => {
  expect(parseDraft({ files: [], lastSound: { path: 1 } })).toMatchObject({ lastSound: null })
  const edited = createStudio(opened) as Studio
  expect(draftOf(edited.store.getState(), null)).toBeNull()
  edited.applyTo(acme, () => makeFile(acme, { extends: 'connect', name: 'acme', merge: {} }))
  edited.openFlow(acme)
  edited.replace(acme, '{', { code: 'typed' })
  expect(draftOf(edited.store.getState(), null)).toMatchObject({ lastSound: null })
})
