/** What a draft restores: the flow, its tests, and files that were made or edited besides them. */
import { expect, it } from 'vitest'
import { changeSetting } from '../../src/studio/document/edits/change-setting.ts'
import { makeFile } from '../../src/studio/document/edits/make-file.ts'
import { changedDocuments } from '../../src/studio/store/files.ts'
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
