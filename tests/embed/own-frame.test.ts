// @vitest-environment jsdom
/** The frame that docs/host.md gives to hosts without the SDK. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createFrame } from '../../src/embed/surface.ts'

const read = (name: string) => readFileSync(`examples/plain-html/${name}`, 'utf8')

it('has the rights and the colour scheme of the frame of the SDK', () => {
  const page = new DOMParser().parseFromString(read('own-frame.html'), 'text/html')
  const own = page.querySelector('template')?.content.querySelector('iframe')
  const frame = createFrame({ url: '', token: null, title: 'Connect your account' })
  // jsdom does not write this one as an attribute.
  frame.setAttribute('referrerpolicy', frame.referrerPolicy)
  const attributesOf = (each: Element | null | undefined) =>
    [...(each?.attributes ?? [])]
      .filter(({ name }) => name !== 'style' && name !== 'class')
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
  expect(attributesOf(own)).toEqual(attributesOf(frame))
  expect(read('own-frame.css')).toContain(`color-scheme: ${frame.style.colorScheme};`)
})
