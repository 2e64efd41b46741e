// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { isFromDriver } from '../../src/widget/preview.tsx'

const [parent, opener, sibling] = [{}, {}, {}] as [Window, Window, Window]
const location = { origin: 'https://widget.example' }
const framed = { parent, opener, location } as unknown as Window
const popup = { parent: null, opener, location } as unknown as Window & { parent: unknown }
const alone = { parent: null, opener: null, location } as unknown as Window & { parent: unknown }
for (const page of [popup, alone]) Object.assign(page, { parent: page })

const permitted = ['https://studio.example', 'http://localhost:4400']

describe('the origin that may control a preview (docs/host.md)', () => {
  it.each<[string, Window, Window | null, string, boolean]>([
    ['the parent', framed, parent, 'https://studio.example', true],
    ['the parent, on a port', framed, parent, 'http://localhost:4400', true],
    ["the parent of the widget's own origin", framed, parent, 'https://widget.example', true],
    ['the opener, where there is no parent', popup, opener, 'https://studio.example', false],
    ['the opener, where there is a parent', framed, opener, 'https://studio.example', false],
    ['a pop-up window itself', popup, popup, 'https://widget.example', false],
    ['a sibling', framed, sibling, 'https://studio.example', false],
    ['the widget itself', framed, framed, 'https://widget.example', false],
    ['nobody', alone, null, 'https://studio.example', false],
    ['a parent of another origin', framed, parent, 'https://app.example', false],
    ['a look-alike by suffix', framed, parent, 'https://studio.example.evil.example', false],
    ['a look-alike by prefix', framed, parent, 'https://evilstudio.example', false],
    ['a look-alike by port', framed, parent, 'https://studio.example:8443', false],
    ['a look-alike by scheme', framed, parent, 'http://studio.example', false],
    ['a sandboxed parent', framed, parent, 'null', false],
    ['an origin that is empty', framed, parent, '', false],
  ])('%s', (_, page, source, origin, verdict) => {
    expect(isFromDriver({ source, origin }, page, permitted)).toBe(verdict)
  })
})
