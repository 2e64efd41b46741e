import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseTable } from '../../scripts/conformance-table.ts'
import { type Ran, readPlaywrightRun, readVitestRun, tableProblems } from '../../scripts/conformance-verdict.ts'

const markdown = [
  '| id | rule | reading | proof |',
  '| --- | --- | --- | --- |',
  '| 2.1 | a \\| b | because | `tests/a.test.ts › one › it` <br> `tests/b.spec.ts › two` |',
  'prose between the tables',
  '| 3.1 | c | | later |',
  '| 3.2 | d | holds | by hand: it was read |',
].join('\n')

describe('parseTable', () => {
  it('reads the rows of all tables', () => {
    expect(parseTable(markdown)).toEqual([
      {
        id: '2.1',
        rule: 'a | b',
        reading: 'because',
        proofs: [
          { file: 'tests/a.test.ts', text: 'one › it' },
          { file: 'tests/b.spec.ts', text: 'two' },
        ],
        byHand: [],
        strays: [],
      },
      { id: '3.1', rule: 'c', reading: '', proofs: [], byHand: [], strays: ['later'] },
      { id: '3.2', rule: 'd', reading: 'holds', proofs: [], byHand: ['it was read'], strays: [] },
    ])
  })
})

const root = join('/', 'repository')

describe('the report of a run', () => {
  it('is read from vitest', () => {
    const test = (title: string, status: string) => ({ ancestorTitles: ['one'], title, status })
    const assertionResults = [test('it', 'passed'), test('that', 'failed'), test('not yet', 'todo')]
    const report = { testResults: [{ name: join(root, 'tests/a.test.ts'), assertionResults }] }
    expect(readVitestRun(report, root)).toEqual([
      { file: 'tests/a.test.ts', name: 'one › it', outcome: 'passed' },
      { file: 'tests/a.test.ts', name: 'one › that', outcome: 'failed' },
      { file: 'tests/a.test.ts', name: 'one › not yet', outcome: 'skipped' },
    ])
  })

  it('is read from Playwright, groups in groups included', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
    const inner = { title: 'inner', specs: [spec('d', 'skipped')] }
    const outer = { title: 'outer', specs: [spec('b', 'unexpected'), spec('c', 'flaky')], suites: [inner] }
    const suite = { title: 'b.spec.ts', file: 'b.spec.ts', specs: [spec('a', 'expected')], suites: [outer] }
    const report = { config: { rootDir: join(root, 'tests/e2e') }, suites: [suite] }
    expect(readPlaywrightRun(report, root).map(({ name, outcome }) => [name, outcome])).toEqual([
      ['a', 'passed'],
      ['outer › b', 'failed'],
      ['outer › c', 'failed'],
      ['outer › inner › d', 'skipped'],
    ])
    expect(readPlaywrightRun(report, root)[0]?.file).toBe('tests/e2e/b.spec.ts')
  })
})

describe('tableProblems', () => {
  const ran: Ran[] = [
    { file: 'tests/a.test.ts', name: 'one › good', outcome: 'passed' },
    { file: 'tests/a.test.ts', name: 'one › bad', outcome: 'failed' },
    { file: 'tests/a.test.ts', name: 'two › good', outcome: 'passed' },
    { file: 'tests/a.test.ts', name: 'two › left out', outcome: 'skipped' },
  ]
  const isFile = (path: string) => path !== 'tests/gone.test.ts'

  it.each([
    ['a.test.ts › good', null],
    ['a.test.ts › one › good', null],
    ['a.test.ts › one', 'failed'],
    ['a.test.ts › two', 'did not run'],
    ['a.test.ts › three', 'no such test'],
    ['b.test.ts › good', 'the file did not run'],
    ['gone.test.ts › good', 'no such file'],
  ])('%s: %s', (reference, problem) => {
    const [row] = parseTable(`| 2.1 | a | | \`tests/${reference}\` |`)
    expect(row && tableProblems(row, ran, isFile)).toEqual(problem === null ? [] : [`${problem}: tests/${reference}`])
  })

  it('a row without a proof is not green, nor is one whose proof cell contains anything else', () => {
    const problems = parseTable('| 2.1 | a | | |\n| 2.2 | b | | `tests/a.test.ts › good` <br> and by eye |').map(
      (row) => tableProblems(row, ran, isFile),
    )
    expect(problems).toEqual([['names no test'], ['not a reference to a test: and by eye']])
  })
})
