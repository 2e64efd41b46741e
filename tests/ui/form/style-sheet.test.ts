// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStyleCache } from '../../../src/ui/form/style-sheet.ts'

class Sheet {
  cssRules: string[] = []
  insertRule(rule: string, at: number) {
    if (rule.includes('::-moz-')) throw new SyntaxError('unknown selector')
    this.cssRules.splice(at, 0, rule)
  }
}

const adopted = () => document.adoptedStyleSheets.map((sheet) => (sheet as unknown as Sheet).cssRules)

/** What emotion's `<Global>` does: a sheet of its own, of the cache's class. */
function globalSheet(cache: ReturnType<typeof createStyleCache>) {
  const Kind = cache.sheet.constructor as new (options: object) => typeof cache.sheet
  return new Kind({ key: `${cache.key}-global`, container: document.head })
}

describe('the style sheet', () => {
  beforeEach(() => {
    vi.stubGlobal('CSSStyleSheet', Sheet)
    Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(document, 'adoptedStyleSheets')
    vi.unstubAllGlobals()
  })

  it('puts rules into one adopted sheet, in order, and adds no element to the page', () => {
    const { sheet } = createStyleCache()
    for (const rule of ['.a{color:red}', '.b{color:blue}']) sheet.insert(rule)
    expect(adopted()).toEqual([['.a{color:red}', '.b{color:blue}']])
    expect(document.querySelector('style')).toBeNull()
  })

  it('puts global rules first', () => {
    const cache = createStyleCache()
    cache.sheet.insert('.a{color:red}')
    globalSheet(cache).insert('body{margin:0}')
    expect(adopted()).toEqual([['body{margin:0}'], ['.a{color:red}']])
  })

  it('removes only a flushed sheet, and can start again', () => {
    const cache = createStyleCache()
    const global = globalSheet(cache)
    cache.sheet.insert('.a{color:red}')
    global.insert('body{margin:0}')
    expect(global.tags).toHaveLength(1)
    global.flush()
    expect(adopted()).toEqual([['.a{color:red}']])
    expect(global.tags).toHaveLength(0)
    global.insert('body{margin:1px}')
    expect(adopted()).toEqual([['body{margin:1px}'], ['.a{color:red}']])
  })

  it('ignores a selector that this browser does not know', () => {
    const { sheet } = createStyleCache()
    for (const rule of ['.a::-moz-placeholder{opacity:1}', '.a{color:red}']) sheet.insert(rule)
    expect(adopted()).toEqual([['.a{color:red}']])
  })
})

it('leaves the style elements to emotion if sheets cannot be adopted', () => {
  expect('adoptedStyleSheets' in document).toBe(false)
  expect(createStyleCache().sheet.constructor.name).toBe('StyleSheet')
})
