// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { save } from '../../src/studio/storage/save.ts'

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
