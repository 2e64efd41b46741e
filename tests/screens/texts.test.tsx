// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { expectTexts, renderScreen } from '../support/render-screen.tsx'
import { texts } from './support/texts.ts'

const names = Object.keys(screens) as (keyof typeof screens)[]
const rows = names.flatMap((name) => texts[name].map((row) => [name, ...row] as const))

describe('the words of each screen', () => {
  it.each(rows)('%s when %s', async (name, _, changes, words) => {
    await preloadScreen(name)
    renderScreen(screens[name], changes)
    await expectTexts(words)
  })

  it('covers every screen', () => {
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(names))
  })
})
