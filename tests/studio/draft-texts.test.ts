/** What a draft restores: the flow, its tests, and files that were made or edited besides them. */
import { expect, it } from 'vitest'
import { changeSetting } from '../../src/studio/document/edits/change-setting.ts'
import { makeFile } from '../../src/studio/document/edits/edit-form.ts'
import { draftTexts } from '../../src/studio/files/draft-texts.ts'
import { changedDocuments } from '../../src/studio/store/files.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { specification } from '../support/specification.ts'

const { flow, tests } = specification
const opened = { widget: 'http://widget.test/', files: { flows: [flow], tests: [tests] } }
const acme = 'flows/acme.flow.json'

it('restores every file that differs, and undo takes each back to what was opened', () => {
  const edited = createStudio(opened, null) as Studio
  edited.apply((text) => changeSetting(text, 'loadedDelayMs', 700))
  edited.applyTo(acme, () => makeFile(acme, { extends: 'connect', name: 'acme', merge: {} }))
  edited.openFlow(acme)
  const differing = changedDocuments(edited.store.getState()).map(([file, { base, text }]) => ({ file, base, text }))
  expect(differing.map(({ file }) => file).sort()).toEqual([acme, flow.file])

  const draft = { files: differing, customer: null, disk: null }
  const restored = createStudio(opened, ...draftTexts(draft, opened)) as Studio
  const { file, definition } = restored.store.getState()
  expect({ file, delay: definition.settings.loadedDelayMs }).toEqual({ file: flow.file, delay: 700 })
  restored.openFlow(acme)
  expect(restored.store.getState().definition).toMatchObject({ name: 'acme', base: 'connect' })
  while (restored.store.getState().turns.past.length > 0) restored.undo()
  expect(changedDocuments(restored.store.getState())).toEqual([])
})
