/** The SDK in Node, where there is no window: every entry can be imported, and a link can be made. */
import { expect, it, vi } from 'vitest'

const entries = {
  core: () => import('../../src/embed/index.ts'),
  hook: () => import('../../src/embed/react.ts'),
  element: () => import('../../src/embed/element.ts'),
  script: () => import('../../src/embed/script.ts'),
  testing: () => import('../../src/embed/testing/index.ts'),
}

it.each(Object.entries(entries))('%s can be imported', async (_, load) => {
  expect(globalThis).not.toHaveProperty('window')
  await expect(load()).resolves.toBeDefined()
})

it('a link can be made, and is idle', async () => {
  const { create } = await entries.core()
  expect(create({ url: 'https://widget.example.com/', token: 'link-sandbox-1' }).state).toBe('idle')
})

it('the script sets window.Tieline once', async () => {
  const { Tieline: first } = await entries.script()
  vi.resetModules()
  const { Tieline: second } = await entries.script()
  expect(second).toBe(first)
})

it('the script takes no element whose id is Tieline for itself', async () => {
  vi.resetModules()
  Object.assign(globalThis, { Tieline: { id: 'Tieline' } })
  const { Tieline } = await entries.script()
  expect(Tieline).toHaveProperty('create')
  expect(globalThis).toHaveProperty('Tieline', Tieline)
})
