/** Product changes through the store of the studio; tests/e2e/studio-product-changes.spec.ts uses its controls. */
import { expect, it } from 'vitest'
import { changedDocuments } from '../../../src/studio/store/files.ts'
import { createStudio, type Studio } from '../../../src/studio/store/store.ts'
import { specification } from '../../support/specification.ts'
import { changes } from './changes.ts'
import { findingsIn } from './support.ts'
import { throughStore } from './through-store.ts'

const { flow, tests } = specification
const open = () =>
  createStudio({ widget: 'http://widget.test/', files: { flows: [flow], tests: [tests] } }, null) as Studio

it.each(changes)('$title: only what has to change differs, and the check says no more', async (change) => {
  const { make, files, because = [] } = change
  const studio = open()
  await make(throughStore(studio))
  const saved = changedDocuments(studio.store.getState()).map(([file, { text }]) => [file, text] as const)
  expect(saved).toHaveLength(files)
  const found = findingsIn(Object.fromEntries(saved))
  expect(found.map(({ code, message }) => (because.includes(code) ? code : message))).toEqual(because)
  while (studio.store.getState().turns.past.length > 0) studio.undo()
  expect(changedDocuments(studio.store.getState())).toEqual([])
})
