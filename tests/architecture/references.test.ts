import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTargets, readTexts, referenceFindings, type Targets } from './references.ts'
import { describeViolation } from './violation.ts'

const root = join(import.meta.dirname, '../..')

it('every reference leads to a document in this repository', () => {
  const texts = readTexts(root)
  expect(texts.length).toBeGreaterThan(500)
  const targets = readTargets(root)
  expect(
    texts
      .flatMap((text) => referenceFindings(text, targets))
      .map(describeViolation)
      .join('\n'),
  ).toBe('')
})

describe('a reference', () => {
  const targets: Targets = {
    conformanceRows: new Set(['4.12', '9.16']),
    decisions: new Set(['0012']),
    isFile: (path) => ['docs/host.md', 'docs/decisions/0012-mutants.md'].includes(path),
  }
  const found = (text: string, path = 'src/flow/model.ts') =>
    referenceFindings({ path, text }, targets).map((each) => each.found)

  it.each([
    '/** Named targets (design section 2). */',
    '// contracts 4',
    '/** Specification section 9: development on localhost. */',
    "// the specification's tables of the specification",
    '// from hostile world 43',
    '(contracts sections 4 and 5, hostile world 43)',
    '// style habit 12',
    '// conformance 4.13',
    '// conformance 4.12, 4.99',
    '/** See docs/hosts.md. */',
    'docs/decisions/0099 says why',
    'as decision 7 says',
  ])('that leads nowhere is found: %s', (text) => {
    expect(found(text)).not.toEqual([])
  })

  it('in a page leads to a file beside it', () => {
    expect(found('[hosts](hosts.md)', 'docs/linter.md')).toEqual(['links to hosts.md, which does not exist'])
    expect(found('[hosts](../host.md#messages) [web](https://a.example)', 'docs/decisions/0012-mutants.md')).toEqual([])
  })

  it.each([
    '// conformance 4.12 and 9.16',
    '/** See docs/host.md and docs/decisions/0012. */',
    'decision 12',
    'W3C PNG specification',
    'the contract of a screen',
    'by design',
  ])('that leads to a document is accepted: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})
