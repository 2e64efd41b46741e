/** Parts of the page that need no document: openings, drafts of other shapes, keys in fields, the customer in the header. */
import { describe, expect, it } from 'vitest'
import { isOfField, takesTyped } from '../../src/studio/controls/field-keys.ts'
import { nameOfUnknown } from '../../src/studio/page/chosen-customer.ts'
import { inTurn } from '../../src/studio/page/in-turn.ts'
import { diskPlace } from '../../src/studio/storage/disk.ts'
import { diskFlow } from '../../src/studio/storage/disk-flow.ts'
import { parseDraft } from '../../src/studio/storage/draft.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { specification } from '../support/specification.ts'

const { flow } = specification

describe('openings', () => {
  it('begin one after another, and one that fails keeps the next from nothing', async () => {
    const happened: string[] = []
    const open = inTurn(async (error, name) => `${name} failed: ${error}`)
    const opened = [
      open('first', async () => {
        await Promise.resolve()
        return String(happened.push('first'))
      }),
      open('second', () => Promise.reject('gone')),
      open('third', async () => String(happened.push('third'))),
    ]
    expect(await Promise.all(opened)).toEqual(['1', 'second failed: gone', '2'])
    expect(happened).toEqual(['first', 'third'])
  })
})

describe('what this browser has kept', () => {
  const file = { file: flow.file, base: 'a', text: 'b' }
  const disk = { path: 'mine.flow.json', files: { flows: [flow], tests: undefined }, handles: {}, folder: null }

  it('is a draft, also of a studio that did not keep what was saved', () => {
    const draft = { files: [file], customer: 'x', disk, written: { [flow.file]: 'b' } }
    expect(parseDraft(draft)).toEqual({ ...draft, lastSound: null })
    expect(parseDraft({ files: [], customer: null, disk: null })).toMatchObject({ written: {} })
  })

  it.each([
    undefined,
    [],
    {},
    { files: [{ file: 'x', text: 'y' }] },
    { files: [file], customer: 1 },
    { files: [file], written: { x: 1 } },
    { files: [file], disk: { ...disk, files: { flows: [] } } },
    { files: [file], disk: { ...disk, handles: null } },
  ])('is none if it has another shape: %j', (kept) => {
    expect(parseDraft(kept)).toBeNull()
  })
})

describe('files of the device', () => {
  /** As after a restart of the browser: nothing is allowed until the user says so. */
  function handleOf(text: string, answer: PermissionState | Error) {
    let state: PermissionState = 'prompt'
    const asked: string[] = []
    const handle = {
      queryPermission: async () => state,
      requestPermission: async ({ mode }: { mode: string }) => {
        asked.push(mode)
        if (answer instanceof Error) throw answer
        state = answer
        return state
      },
      getFile: async () => ({ text: async () => text }),
    }
    return { handle: handle as unknown as FileSystemFileHandle, asked }
  }

  it('are read again once the user allows it; one that is refused keeps no other from being read', async () => {
    const [mine, other, third] = [
      handleOf('mine', 'granted'),
      handleOf('other', 'denied'),
      handleOf('third', new Error('no activation')),
    ] as const
    const handles = { mine: mine.handle, other: other.handle, third: third.handle }
    const place = diskPlace('x', { handles, folder: null })
    expect(await place.read()).toEqual([])
    await place.askForAccess()
    expect(await place.read()).toEqual([{ file: 'mine', text: 'mine' }])
    await place.askForAccess()
    expect([mine, other].map(({ asked }) => asked)).toEqual([['readwrite'], ['readwrite', 'readwrite']])
  })
})

it.each([
  ['beside the folder of the flow', 'work/team/flows/connect.flow.json', 'work/team/locales/en.json', true],
  ['in the chosen folder, where the flow lies', 'work/connect.flow.json', 'work/locales/en.json', true],
  ['chosen by itself, as the flow is', 'connect.flow.json', 'en.json', true],
  ['of somebody else', 'work/team/flows/connect.flow.json', 'work/locales/en.json', false],
  [
    'in the folder of the flow, which lies in another',
    'work/flows/connect.flow.json',
    'work/flows/locales/en.json',
    false,
  ],
])('a locale %s: %s has %s: %s', (_, path, locale, isIn) => {
  const handle = {} as FileSystemFileHandle
  const chosen = (of: string, text: string) => ({ path: of, text, isMarked: false, handle, folder: null })
  const mine = chosen(path, flow.text)
  const { files, handles } = diskFlow(mine, [mine, chosen(locale, '{}')])
  expect(files.locales).toEqual(isIn ? [{ file: 'locales/en.json', text: '{}' }] : [])
  expect(Object.keys(handles)).toEqual([flow.file, ...(isIn ? ['locales/en.json'] : [])])
})

describe('a field in which something is typed', () => {
  const pressed = (key: string) => ({ key, ctrlKey: true, metaKey: false })
  const [typed, taken] = [
    { value: '7', defaultValue: '5' },
    { value: '5', defaultValue: '5' },
  ]

  it('has undo and redo for itself until that is taken', () => {
    expect(['z', 'Z', 'y', 's'].map((key) => isOfField(pressed(key), typed))).toEqual([true, true, true, false])
    expect(['z', 'y'].map((key) => isOfField(pressed(key), taken))).toEqual([false, false])
    expect(isOfField({ ...pressed('z'), ctrlKey: false }, typed)).toBe(false)
  })

  it('is taken before the files are saved, and before the next finding is shown', () => {
    expect([takesTyped(pressed('s')), takesTyped({ ...pressed('s'), ctrlKey: false })]).toEqual([true, false])
    expect(takesTyped({ key: 'S', ctrlKey: false, metaKey: true })).toBe(true)
    expect(takesTyped({ ...pressed('F8'), ctrlKey: false })).toBe(true)
  })
})

it('a chosen customer who is gone is said to be, once it is known who is there', () => {
  const { store, setResults } = createStudio({ widget: 'http://widget.test/', files: { flows: [flow] } }) as Studio
  expect(nameOfUnknown(store.getState())).toBe('results.working')
  setResults({ state: 'done' })
  expect(nameOfUnknown(store.getState())).toBe('customer.gone')
})
