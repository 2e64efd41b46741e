import { describe, expect, it } from 'vitest'
import { markdown } from '../../src/diff/index.ts'
import { compare } from './support/compare.ts'

describe('as Markdown', () => {
  it('says that nothing changes', () => {
    expect(markdown('small', compare('small', {}))).toContain('No change in behaviour: for each of 2 combinations')
  })

  it('counts and groups the changes, and folds the traces', () => {
    const page = markdown('small', compare('small', { '/steps/consent/enabled': false, '/settings/loadedDelayMs': 1 }))
    expect(page).toMatch(/^## What changes in `small`\n\n\d changes in behaviour/)
    expect(page.match(/^### .*$/gm)).toEqual(['### Steps', '### Who gets where', '### What happens', '### Settings'])
    expect(page).toContain('<details><summary>How to see it</summary>\n\n  1. A client with the defaults')
  })
})
