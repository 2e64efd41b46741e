/** Each format of the same findings; support/expected has what they print (`vitest -u` writes it). */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LintRun } from '../../src/cli/report/format.ts'
import { formats } from '../../src/cli/report/formats.ts'
import { reportedFindings } from '../../src/cli/report/summary.ts'
import { lint, rules } from '../../src/lint/index.ts'
import { textOf } from './support/cases.ts'

const chosen = rules.filter(({ id }) => ['known-names', 'unreachable-place'].includes(id))
const pages = Object.fromEntries(chosen.map(({ id }) => [id, `# ${id}\n`]))
const page = { style: (_: string, text: string) => text, columns: 80 }

function outcomeOf(flows: Readonly<Record<string, string>>, more: Partial<LintRun> = {}): LintRun {
  const texts = new Map(Object.entries(flows))
  const findings = lint({ flows: [...texts].map(([file, text]) => ({ file, text })) }, chosen)
  return { findings, fixed: [], texts, rules: chosen, pages, version: '1.0.0', ...more }
}

const [found] = outcomeOf({
  'flows/small.flow.json': textOf({ base: 'small', edits: { '/steps/uploadInvoices/when': 'sourceKnow' } }),
}).findings
const sound = textOf({ base: 'small', edits: {} })
const some = outcomeOf(
  { 'flows/small.flow.json': sound, 'flows/a b,c.flow.json': sound },
  {
    fixed: [{ file: 'flows/small.flow.json', code: 'schema-added', message: 'added $schema' }],
    findings: [
      {
        ...found!,
        trace: ['A client with the defaults: starts at consent', 'NEXT → selectSource, and 100% further: x\ny'],
      },
      {
        ...found!,
        severity: 'warning',
        file: 'flows/a b,c.flow.json',
        pointer: '',
        start: { line: 1, column: 1 },
        end: { line: 9, column: 2 },
        message: 'A message with 100% of: special characters, on\nmore than one line.',
        fix: { pointer: '/a' },
      },
    ],
  },
)

describe.each([['terminal'], ['json'], ['sarif'], ['github']])('%s', (name) => {
  it('prints findings', async () => {
    const out = formats[name]?.(some, page) ?? ''
    await expect(out).toMatchFileSnapshot(`support/expected/${name}.txt`)
  })

  it('prints that there are none', () => {
    const out = formats[name]?.(outcomeOf({ 'flows/small.flow.json': sound }), page) ?? ''
    if (!['json', 'sarif'].includes(name)) expect(out).toContain('1 file checked, nothing to fix.')
    else expect(JSON.stringify(JSON.parse(out))).toMatch(/"(findings|results)":\[\]/)
  })
})

describe('people read each finding once', () => {
  const first = { if: 'sourceKnow', to: '@next' }
  const text = textOf({
    base: 'small',
    edits: { '/steps/consent/on/NEXT': [first, { ...first, to: '@stay' }, { to: '@next' }] },
  })

  it('with every position where the same is wrong', () => {
    const [reported, ...others] = reportedFindings(lint({ flows: [{ file: 'x.flow.json', text }] }, chosen))
    expect(others).toEqual([])
    expect(reported?.finding.pointer).toBe('/steps/consent/on/NEXT/0/if')
    expect(reported?.also).toHaveLength(1)
  })

  it('by its code and parameters, whatever the sentences are', () => {
    const elsewhere = { ...found!, start: { line: 1, column: 1 }, message: 'Better words.' }
    const findings = [found!, elsewhere, { ...found!, params: { name: 'another' } }]
    expect(reportedFindings(findings).map(({ also }) => also.length)).toEqual([1, 0])
  })

  it('unless the same position is marked twice: each sentence then names another line of the extended flow', () => {
    const findings = [found!, { ...found!, message: 'With this change, in line 2.' }]
    expect(reportedFindings(findings)).toEqual(findings.map((finding) => ({ finding, also: [] })))
  })
})

it('a long line is cut to where it matters', () => {
  const text = JSON.stringify(
    JSON.parse(textOf({ base: 'small', edits: { '/steps/uploadInvoices/when': 'sourceKnow' } })),
  )
  const lines = (formats['terminal']?.(outcomeOf({ 'x.flow.json': text }), page) ?? '').split('\n')
  const at = lines.findIndex((line) => line.includes('^'))
  expect(lines[at - 1]?.length).toBeLessThanOrEqual(80)
  const [from, to] = [lines[at]?.indexOf('^') ?? 0, lines[at]?.lastIndexOf('^') ?? 0]
  expect(lines[at - 1]?.slice(from, to + 1)).toBe('"sourceKnow"')
})

it('colours what it prints on a terminal, and nothing else changes', () => {
  const plain = formats['terminal']?.(some, page)
  const coloured = formats['terminal']?.(some, { ...page, style: (look, text) => `<${look}>${text}</>` })
  expect(coloured).toContain('<red>✖</>')
  expect(coloured?.replace(/<\w+>|<\/>/g, '')).toBe(plain)
})

it('docs/linter.md documents every key of the JSON report', () => {
  const promised = readFileSync(new URL('../../docs/linter.md', import.meta.url), 'utf8')
  const report = JSON.parse(formats['json']?.(some, page) ?? '') as { findings: object[] }
  for (const key of [...Object.keys(report), ...Object.keys(report.findings[0] ?? {})])
    expect(promised).toContain(`"${key}":`)
})
