// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { changeSetting } from '../../src/studio/document/edits/change-setting.ts'
import { addressPlace } from '../../src/studio/storage/read-flow-address.ts'
import { downloadFiles, save } from '../../src/studio/storage/save.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { specification } from '../support/specification.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a download keeps its address until it has begun', () => {
  vi.useFakeTimers()
  const revokeObjectURL = vi.fn()
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:flow', revokeObjectURL }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  save('flows/connect.flow.json', '{}')
  expect(click).toHaveBeenCalledOnce()
  expect(revokeObjectURL).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:flow')
})

it.each([
  ['is saved where nothing can be written in place', {}, [specification.flow.file]],
  ['is not where the file can be written', { [specification.flow.file]: {} as FileSystemFileHandle }, []],
])('what is downloaded for a review %s', (_, handles, saved) => {
  vi.useFakeTimers()
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:flow' }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const studio = createStudio({ widget: 'http://widget.test/', files: { flows: [specification.flow] } }) as Studio
  studio.apply((text) => changeSetting(text, 'loadedDelayMs', 700))
  const { file, document } = studio.store.getState()
  const place = { ...addressPlace({ kind: 'name', name: 'connect', href: 'http://x.test/' }), handles }
  downloadFiles(studio, place, [
    { file, text: document.text },
    { file: 'change.md', text: '#' },
  ])
  expect(click).toHaveBeenCalledTimes(2)
  expect(Object.keys(studio.store.getState().saveState.written)).toEqual(saved)
})
