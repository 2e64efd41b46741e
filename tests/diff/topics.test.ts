import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { topics } from '../../src/diff/topics.ts'

it('docs/linter.md names every topic of the JSON report', () => {
  const page = readFileSync(new URL('../../docs/linter.md', import.meta.url), 'utf8')
  const row = page.split('\n').find((line) => line.startsWith('| `topic`'))
  const [, ...named] = [...(row ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(named).toEqual(topics)
})
