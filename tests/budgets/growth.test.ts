import { describe, expect, it } from 'vitest'
import { growth, overBudget } from './sizes.ts'

const chunk = (modules: Record<string, number>) => ({ name: 'index', file: 'index.js', gzip: 1, modules })

describe('what has grown', () => {
  it('names files and packages, the largest growth first, and which are new', () => {
    const chunks = [chunk({ react: 100, 'src/a.ts': 30, 'src/b.ts': 10 }), chunk({ 'src/a.ts': 5, 'src/c.ts': 90 })]
    expect(growth(chunks, { react: 100, 'src/a.ts': 20, 'src/b.ts': 12 })).toEqual([
      'src/c.ts is new, with 90 bytes before minification',
      'src/a.ts has grown by 15 bytes before minification',
    ])
  })
})

describe('a crossed budget', () => {
  it('is told with the excess and the largest parts', () => {
    expect(overBudget('the core', 3100, 3000, ['src/embed/a.ts 900', 'src/embed/b.ts 20'])).toEqual([
      'the core: 3100 bytes, 100 over the budget of 3000. Before minification: src/embed/a.ts 900, src/embed/b.ts 20.',
    ])
    expect(overBudget('the core', 3000, 3000, [])).toEqual([])
  })
})
