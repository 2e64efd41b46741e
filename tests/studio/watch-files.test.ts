/** What becomes of edits when somebody else changes the file. */
import { describe, expect, it } from 'vitest'
import { changeSetting } from '../../src/studio/document/edits/change-setting.ts'
import type { DraftFile } from '../../src/studio/storage/drafts.ts'
import type { Place } from '../../src/studio/storage/place.ts'
import { lookAgain, markOutdated } from '../../src/studio/storage/watch-files.ts'
import { stageOf } from '../../src/studio/store/stage.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { specification } from '../support/specification.ts'

const { text } = specification.flow
const file = 'flows/connect.flow.json'
const filesOf = (flow: string) => ({ flows: [{ file, text: flow }] })
const open = (flow = text, drafts: DraftFile[] = []) =>
  createStudio({ widget: 'http://widget.test/', files: filesOf(flow) }, drafts) as Studio
const placeOf = (kind: Place['kind'], flow: string): Place => ({
  kind,
  key: 'x',
  handles: {},
  make: async () => null,
  read: async () => filesOf(flow),
})
const theirs = text.replace('"loadedDelayMs": 500', '"loadedDelayMs": 600')
const mine = text.replace('"loadedDelayMs": 500', '"loadedDelayMs": 700')
const edit = (studio: Studio) => studio.apply((of) => changeSetting(of, 'loadedDelayMs', 700))

describe('a file that somebody else has changed', () => {
  it('is followed at once if it was not edited, as one edit', async () => {
    const studio = open()
    expect(await lookAgain(studio, placeOf('address', theirs))).toBe(true)
    expect(studio.store.getState().document).toMatchObject({ base: theirs, text: theirs })
    expect(stageOf(studio.store.getState())).toBe('published')
    studio.undo()
    expect(studio.store.getState().document.text).toBe(text)
  })

  it('leaves an edit alone and asks, once', async () => {
    const studio = open()
    edit(studio)
    for (let times = 0; times < 2; times++) expect(await lookAgain(studio, placeOf('address', theirs))).toBe(false)
    expect(studio.store.getState().document).toMatchObject({ base: theirs, text: mine })
    expect(studio.store.getState().opened.files).toEqual(filesOf(theirs))
    expect(studio.store.getState().keeping.outdated).toEqual([{ file, base: text }])
    expect(stageOf(studio.store.getState())).toBe('draft')
  })

  it('asks nothing if it contains the edit: the edit is published', async () => {
    const studio = open()
    edit(studio)
    expect(await lookAgain(studio, placeOf('address', mine))).toBe(true)
    expect(stageOf(studio.store.getState())).toBe('published')
  })

  it('asks nothing if it can not be read', async () => {
    const studio = open()
    edit(studio)
    expect(await lookAgain(studio, { ...placeOf('disk', ''), read: async () => null })).toBe(true)
  })

  it('is compared with what was saved last, and edits with what was opened', async () => {
    const studio = open()
    edit(studio)
    studio.setKeeping({ written: { [file]: mine } })
    expect(await lookAgain(studio, placeOf('disk', mine))).toBe(true)
    expect(studio.store.getState().document.base).toBe(text)
    expect(await lookAgain(studio, placeOf('disk', theirs))).toBe(true)
    expect(studio.store.getState().document).toMatchObject({ base: theirs, text: theirs })
  })
})

it('asks the user about a draft whose base differs from the file as it is now', () => {
  const draft = { files: [{ file, base: text, text: mine }], customer: null, disk: null }
  const [changed, published, same] = [theirs, mine, text].map((now) => open(now, draft.files)) as [
    Studio,
    Studio,
    Studio,
  ]
  for (const studio of [changed, published, same]) markOutdated(studio, draft)
  const outdated = [changed, published, same].map(({ store }) => store.getState().keeping.outdated.length)
  expect(outdated).toEqual([1, 0, 0])
})

it('a draft whose tests can not be run is not ready for review', () => {
  const studio = open()
  edit(studio)
  studio.setChecks({ state: 'checked' })
  studio.setResults({ tests: [], state: 'done' })
  expect(stageOf(studio.store.getState())).toBe('review')
  studio.setResults({ tests: null })
  expect(stageOf(studio.store.getState())).toBe('draft')
})
