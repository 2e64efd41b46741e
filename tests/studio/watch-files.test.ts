/** What becomes of edits when somebody else changes the file. */
import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../../src/flow-files/index.ts'
import { changeSetting } from '../../src/studio/document/edits/change-setting.ts'
import { makeFile } from '../../src/studio/document/edits/make-file.ts'
import { setValue } from '../../src/studio/document/edits/set-value.ts'
import type { Draft, DraftFile } from '../../src/studio/storage/draft.ts'
import type { FileLocation } from '../../src/studio/storage/file-location.ts'
import { draftOf } from '../../src/studio/storage/keep-drafts.ts'
import { restoreDraft } from '../../src/studio/storage/restore-draft.ts'
import { saveFlow, unsavedFiles } from '../../src/studio/storage/save.ts'
import { lookAgain } from '../../src/studio/storage/watch-files.ts'
import { stageOf } from '../../src/studio/store/stage.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { specification } from '../support/specification.ts'

const { text } = specification.flow
const file = 'flows/connect.flow.json'
const variant = 'flows/acme.flow.json'
const form = 'flows/forms/housing.form.json'
const filesOf = (flow: string) => ({ flows: [{ file, text: flow }] })
const open = (flow = text, drafts: readonly DraftFile[] = []) =>
  createStudio({ widget: 'http://widget.test/', files: filesOf(flow) }, drafts) as Studio
const placeOf = (kind: FileLocation['kind'], ...files: readonly SourceFile[]): FileLocation => ({
  kind,
  key: 'x',
  handles: {},
  localeBeside: async () => null,
  takeIn: async () => false,
  marked: [],
  make: async () => null,
  read: async () => files,
  askForAccess: async () => {},
})
const theirs = text.replace('"loadedDelayMs": 500', '"loadedDelayMs": 600')
const mine = text.replace('"loadedDelayMs": 500', '"loadedDelayMs": 700')
const edit = (studio: Studio, ms = 700) => studio.apply((of) => changeSetting(of, 'loadedDelayMs', ms))
const outdatedIn = ({ store }: Studio) => store.getState().saveState.outdated

describe('a file that somebody else has changed', () => {
  it('is followed at once if it was not edited, as one edit', async () => {
    const studio = open()
    expect(await lookAgain(studio, placeOf('address', { file, text: theirs }))).toBe(true)
    expect(studio.store.getState().document).toMatchObject({ base: theirs, text: theirs })
    expect(stageOf(studio.store.getState())).toBe('published')
    studio.undo()
    expect(studio.store.getState().document.text).toBe(text)
  })

  it('leaves an edit alone and asks, once', async () => {
    const studio = open()
    edit(studio)
    for (let times = 0; times < 2; times++)
      expect(await lookAgain(studio, placeOf('address', { file, text: theirs }))).toBe(false)
    expect(studio.store.getState().document).toMatchObject({ base: theirs, text: mine })
    expect(studio.store.getState().opened.files).toEqual(filesOf(theirs))
    expect(outdatedIn(studio)).toEqual([{ file, base: text }])
    expect(stageOf(studio.store.getState())).toBe('draft')
  })

  it('has been edited in every draft that is kept meanwhile', async () => {
    const studio = open()
    edit(studio)
    const bases = new Set<string | undefined>()
    studio.store.subscribe((state) => bases.add(draftOf(state, null)?.files[0]?.base))
    await lookAgain(studio, placeOf('address', { file, text: theirs }))
    expect([...bases]).toEqual([text])
  })

  it('asks nothing if it contains the edit: the edit is published', async () => {
    const studio = open()
    edit(studio)
    expect(await lookAgain(studio, placeOf('address', { file, text: mine }))).toBe(true)
    expect(stageOf(studio.store.getState())).toBe('published')
  })

  it('asks nothing if it can not be read, and still asks about the others', async () => {
    const studio = open()
    edit(studio)
    expect(await lookAgain(studio, placeOf('disk'))).toBe(true)
    studio.applyTo(variant, () => makeFile(variant, { extends: 'connect', name: 'acme', merge: {} }))
    expect(await lookAgain(studio, placeOf('disk', { file: variant, text: '{}' }))).toBe(false)
    expect(outdatedIn(studio).map((each) => each.file)).toEqual([variant])
  })

  it('is compared with what was saved last, and edits with what was opened', async () => {
    const studio = open()
    edit(studio)
    studio.setSaveState({ written: { [file]: mine } })
    expect(await lookAgain(studio, placeOf('disk', { file, text: mine }))).toBe(true)
    expect(studio.store.getState().document.base).toBe(text)
    expect(await lookAgain(studio, placeOf('disk', { file, text: theirs }))).toBe(true)
    expect(studio.store.getState().document).toMatchObject({ base: theirs, text: theirs })
  })

  it('is followed where no pane has shown it yet: the flow has it merged in', async () => {
    const content = { extends: 'connect', name: 'acme', merge: { settings: { loadedDelayMs: 300 } } }
    const own = { file: variant, text: JSON.stringify(content) }
    const files = { flows: [own], extended: [{ file, text }] }
    const studio = createStudio({ widget: 'http://widget.test/', files }) as Studio
    const changed = text.replace('"searchMinLength": 3', '"searchMinLength": 4')
    expect(await lookAgain(studio, placeOf('disk', own, { file, text: changed }))).toBe(true)
    const { definition, opened } = studio.store.getState()
    expect(definition.settings).toMatchObject({ loadedDelayMs: 300, searchMinLength: 4 })
    expect(opened.files.extended).toEqual([{ file, text: changed }])
    expect(await lookAgain(studio, placeOf('disk', { file: form, text: '{}' }))).toBe(true)
    expect(studio.store.getState().others[form]).toBeUndefined()
  })

  it('is followed where it was made here and saved; it then counts as opened', async () => {
    const studio = open()
    studio.applyTo(variant, () => makeFile(variant, { extends: 'connect', name: 'acme', merge: {} }))
    const made = studio.store.getState().others[variant]?.text as string
    studio.setSaveState({ written: { [variant]: made } })
    const changed = made.replace('"acme"', '"acme2"')
    expect(await lookAgain(studio, placeOf('disk', { file: variant, text: changed }))).toBe(true)
    expect(studio.store.getState().others[variant]).toMatchObject({ base: changed, text: changed })
    expect(studio.store.getState().opened.files.flows).toEqual([
      { file, text },
      { file: variant, text: changed },
    ])
  })
})

describe('a draft', () => {
  const draftWith = (draft: Partial<Draft>): Draft => ({
    files: [],
    lastSound: null,
    customer: null,
    disk: null,
    written: {},
    ...draft,
  })

  it('whose base differs from the file as it is now is for the user to decide', () => {
    const draft = draftWith({ files: [{ file, base: text, text: mine }] })
    const outdated = [theirs, mine, text].map((now) => {
      const studio = open(now, draft.files)
      restoreDraft(studio, draft)
      return outdatedIn(studio).length
    })
    expect(outdated).toEqual([1, 0, 0])
  })

  it('of a file that was saved and edited on knows what was saved: nobody else has changed it', async () => {
    const before = open()
    edit(before, 650)
    const saved = before.store.getState().document.text
    before.setSaveState({ written: { [file]: saved } })
    edit(before)
    const draft = draftOf(before.store.getState(), null) as Draft
    // Opened from what the draft has kept, and from the file as it is now.
    for (const opened of [text, saved]) {
      const after = open(opened, draft.files)
      restoreDraft(after, draft)
      expect(outdatedIn(after)).toEqual([])
      expect(await lookAgain(after, placeOf('disk', { file, text: saved }))).toBe(true)
      expect(after.store.getState().document.text).toBe(mine)
      expect(await lookAgain(after, placeOf('disk', { file, text: theirs }))).toBe(false)
    }
  })
})

describe('saving', () => {
  it('asks for access before it compares, so that nothing is overwritten unseen', async () => {
    const studio = open()
    edit(studio)
    let isAllowed = false
    const written: string[] = []
    const place: FileLocation = {
      ...placeOf('disk'),
      handles: { [file]: { getFile: () => written.push(file) } as unknown as FileSystemFileHandle },
      askForAccess: async () => {
        isAllowed = true
      },
      read: async () => (isAllowed ? [{ file, text: theirs }] : []),
    }
    await saveFlow(studio, place)
    expect(outdatedIn(studio)).toEqual([{ file, base: text }])
    expect(written).toEqual([])
  })

  it('leaves a file alone that was made here, saved, and undone', () => {
    const studio = open()
    edit(studio)
    studio.applyTo(variant, () => makeFile(variant, { extends: 'connect', name: 'acme', merge: {} }))
    const { others, saveState } = studio.store.getState()
    studio.setSaveState({ written: { ...saveState.written, [variant]: others[variant]?.text as string } })
    studio.undo()
    expect(unsavedFiles(studio.store.getState())).toEqual([{ file, text: mine }])
    studio.applyTo(file, (of) => setValue(of, '/settings/loadedDelayMs', 500))
    expect(unsavedFiles(studio.store.getState())).toEqual([])
  })
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
