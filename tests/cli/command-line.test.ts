/** How the commands answer what is typed: exit codes, and sentences that name the thing and the fix. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Replay } from '../../src/analysis/index.ts'
import { rules } from '../../src/lint/index.ts'
import { textOf } from '../lint/support/cases.ts'
import { runOver } from '../lint/support/io.ts'
import { realFlow } from '../lint/support/real.ts'

const sound = textOf({ base: 'small', edits: {} })
const misspelt = textOf({ base: 'small', edits: { '/steps/uploadInvoices/when': 'sourceKnow' } })
const startless = textOf({
  base: 'small',
  edits: {
    '/path': ['consent', 'success'],
    '/steps/consent/on/NEXT': 'selectSource',
    '/steps/selectSource/on/SELECT_SOURCE/to': 'uploadInvoices',
  },
})
const files = {
  'flows/small.flow.json': sound,
  'other/small.flow.json': misspelt,
  'other/broken.flow.json': '{"a": 1,}',
  'startless/small.flow.json': startless,
}
const released = { main: { 'flows/small.flow.json': sound } }
const only = ['--rule', 'known-names']

describe('exit codes', () => {
  it.each([
    [0, []],
    [0, ['--help']],
    [0, ['--version']],
    [0, ['lint', ...only]],
    [0, ['lint', '--help']],
    [0, ['lint', 'flows', ...only]],
    [0, ['lint', './flows/small.flow.json', ...only, '--rule', 'unreachable-place']],
    [0, ['lint', ...only, '--base', 'main']],
    [0, ['lint', ...only, '--max-warnings', '3']],
    [1, ['lint', 'other/small.flow.json', ...only]],
    [1, ['lint', 'other', '--format', 'json']],
    [0, ['explain']],
    [0, ['explain', 'known-names']],
    [0, ['diff', 'main:flows/small.flow.json', 'flows/small.flow.json']],
    [0, ['map']],
    [0, ['map', '--format', 'mermaid']],
  ])('%i: tieline %j', async (code, args) => {
    const ran = await runOver(files, args, released)
    expect(ran.err).toBe('')
    expect(ran.code).toBe(code)
    expect(ran.out).not.toBe('')
  })
})

it('says what the README shows', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const sample = /```text\n([^`]*)```/.exec(readme)?.[1] ?? ''
  expect(sample).toContain('✖')
  const text = realFlow.text.replace(/"TRY_AGAIN": \[[^\]]*\]/, '"TRY_AGAIN": "enterCredentials"')
  const { code, out } = await runOver({ [realFlow.file]: text }, ['lint'])
  // Line numbers change with every edit of the flow; the sentence doesn't.
  const withoutNumbers = (each: string) => each.replace(/\d+/g, '0')
  expect(withoutNumbers(out)).toContain(withoutNumbers(sample))
  expect(code).toBe(1)
})

it('checks names and shapes without following the flow', async () => {
  const rulesIn = async (...args: string[]) => {
    const { out } = await runOver(files, ['lint', ...args, '--format', 'json'])
    return (JSON.parse(out) as { findings: { rule: string }[] }).findings.map(({ rule }) => rule)
  }
  expect(await rulesIn('startless')).toContain('analysis-limits')
  expect(await rulesIn('startless', '--quick')).not.toContain('analysis-limits')
  expect(await rulesIn('other/small.flow.json', '--quick')).toContain('known-names')
})

it('compares flows for programs: each change with its code, class, pointer and sentence', async () => {
  const edited = textOf({ base: 'small', edits: { '/settings/loadedDelayMs': 900 } })
  const args = ['diff', 'main:flows/small.flow.json', 'flows/small.flow.json', '--format', 'json']
  const { out } = await runOver({ 'flows/small.flow.json': edited }, args, released)
  expect(JSON.parse(out)).toEqual({
    version: 1,
    old: 'main:flows/small.flow.json',
    new: 'flows/small.flow.json',
    sameBehaviour: false,
    combinations: 2,
    changes: [
      {
        code: 'setting-changed',
        class: 'behaviour',
        topic: 'settings',
        version: 'new',
        pointer: '/settings/loadedDelayMs',
        parameters: { setting: 'loadedDelayMs', before: 500, after: 900 },
        circumstances: null,
        sentence: '`loadedDelayMs` is 900 ms, before 500 ms.',
        trace: [],
        replay: null,
      },
    ],
  })
})

it('gives programs the replay of a change: the inputs, and the events to play', async () => {
  const edited = textOf({ base: 'small', edits: { '/steps/consent/on/NEXT': 'success' } })
  const args = ['diff', 'main:flows/small.flow.json', 'flows/small.flow.json', '--format', 'json']
  const { out } = await runOver({ 'flows/small.flow.json': edited }, args, released)
  const { changes } = JSON.parse(out) as { changes: { trace: string[]; replay: Replay | null }[] }
  const seen = changes.filter(({ replay }) => replay !== null)
  expect(seen).not.toEqual([])
  for (const { trace, replay } of seen) {
    expect(Object.keys(replay?.inputs ?? {})).not.toEqual([])
    expect(replay?.events.length).toBeLessThan(trace.length)
  }
})

describe('a finding that follows from another', () => {
  const file = 'flows/connect.flow.json'
  const broken = { [file]: realFlow.text.replace(', { "to": "selectSource" }]', ']') }

  it.each([
    ['is counted', [], 1, '1 error in 1 of 1 file. 1 more finding may follow from it: --all shows it.'],
    ['is shown with --all', ['--all'], 2, 'no call, polling or delay is pending'],
    ['is counted beside a workflow', ['--format', 'github'], 1, '1 more finding may follow from it'],
    ['is marked for programs', ['--format', 'json'], 0, '"follows": true'],
    ['is a note in SARIF', ['--format', 'sarif'], 0, '"level": "note"'],
  ])('%s', async (_, args, count, says) => {
    const { out, code } = await runOver(broken, ['lint', ...args])
    expect(out).toContain(says)
    expect(out.match(/^ {2}✖ |^::error/gm) ?? []).toHaveLength(count)
    expect(code).toBe(1)
  })
})

describe('what it cannot do', () => {
  it.each([
    [['lnt'], "There is no command 'lnt'. Did you mean 'lint'?"],
    [['--hlp'], "There is no option --hlp. Did you mean '--help'?"],
    [['lint', '--fromat', 'json'], "There is no option --fromat. Did you mean '--format'?"],
    [['diff', '--fix', 'a', 'b'], "'tieline diff' has no option --fix. It has --format, --help, --version."],
    [['lint', '--format', 'jsn'], "--format can't be 'jsn'. Did you mean 'json'?"],
    [['lint', '--format'], '--format needs a value: --format terminal|json|sarif|github.'],
    [['lint', '--base', '--fix'], '--base needs a value: --base <git ref or folder>.'],
    [['lint', '--fix=yes'], "--fix takes no value. Leave out '=yes'."],
    [['lint', '--base', 'main', '--base', 'main'], '--base is given twice. Give it once.'],
    [['lint', '--rule', 'known-name'], "There is no rule 'known-name'. Did you mean 'known-names'?"],
    [['lint', '--max-warnings', 'few'], "--max-warnings can't be 'few'. Give a number, such as 10."],
    [['lint', '--base', 'mian'], "git knows no 'mian' here."],
    [['lint', 'flows/none.flow.json'], "'flows/none.flow.json' can't be read."],
    [['lint', 'package.json'], "'package.json' is neither a flow (<name>.flow.json) nor a locale"],
    [['explain', 'knwon-names'], "There is no rule 'knwon-names'. Did you mean 'known-names'?"],
    [['explain', 'known-names', 'shape'], 'One rule at a time: leave out shape.'],
    [['diff', 'flows/small.flow.json'], 'It compares two flows'],
    [['diff', 'flows/none.flow.json', 'flows/small.flow.json'], "'flows/none.flow.json' can't be read."],
    [['diff', 'mian:flows/small.flow.json', 'flows/small.flow.json'], "git knows no 'mian' here."],
    [['diff', 'main:flows/none.flow.json', 'flows/small.flow.json'], "At 'main' there is no 'flows/none.flow.json'."],
    [['diff', 'other/broken.flow.json', 'flows/small.flow.json'], 'other/broken.flow.json:1:8: This is not JSON'],
    [
      ['diff', 'other/small.flow.json', 'flows/small.flow.json'],
      "other/small.flow.json:85:15: There is no condition '",
    ],
    [['map', 'other/small.flow.json'], "other/small.flow.json:85:15: There is no condition '"],
    [['map', 'startless'], "'startless/small.flow.json' can't be drawn: A client with showConsent false has no step"],
    [['diff', 'flows/small.flow.json', 'startless/small.flow.json'], "These flows can't be compared: The flow 'small'"],
    [['map', 'flows', 'other'], 'One flow at a time: name one of flows/small.flow.json'],
    [['map', '--out', 'nowhere/map.svg'], "'nowhere/map.svg' can't be written."],
  ])('tieline %j', async (args, says) => {
    const { code, out, err } = await runOver(files, args, released)
    expect(err).toContain(`tieline: ${says}`)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  it('says so where there is nothing to check', async () => {
    const { code, err } = await runOver({}, ['lint'])
    expect(err).toContain('There is nothing to check')
    expect(code).toBe(2)
  })
})

describe('warnings', () => {
  const unused = textOf({ base: 'small', edits: { '/conditions/neverAsked': 'sourceKnown' } })
  it.each([
    [1, []],
    [1, ['--max-warnings', '0']],
    [0, ['--max-warnings', '1']],
  ])('end with %i given %j', async (code, args) => {
    const ran = await runOver({ 'flows/small.flow.json': unused }, ['lint', '--rule', 'unused-names', ...args])
    expect(ran.code).toBe(code)
    expect(ran.out).toContain('▲')
  })
})

describe('notes', () => {
  const second = { screen: 'consent', on: { NEXT: '@next' } }
  const path = ['consent', 'confirmTariff', 'selectSource', 'uploadInvoices', 'success']
  const noted = textOf({ base: 'small', edits: { '/path': path, '/steps/confirmTariff': second } })
  const run = (...args: string[]) => runOver({ 'flows/small.flow.json': noted }, args)

  it('are shown, and stop no release', async () => {
    const { code, out } = await run('lint', '--rule', 'screen-words')
    expect(code).toBe(0)
    expect(out).toContain("ℹ 'confirmTariff' says the same as 'consent'")
    expect(out).toContain('ℹ 1 note in 1 of 1 file.')
  })

  it('have a level of their own for programs', async () => {
    const of = async (format: string) => (await run('lint', '--rule', 'screen-words', '--format', format)).out
    expect(await of('github')).toContain('::notice file=flows/small.flow.json')
    expect(JSON.parse(await of('json')).summary).toEqual({ errors: 0, warnings: 0, notes: 1 })
    expect(JSON.parse(await of('sarif')).runs[0].results[0].level).toBe('note')
  })
})

describe('tieline explain', () => {
  it('lists every rule in a line', async () => {
    const { out } = await runOver({}, ['explain'])
    for (const { id, summary: says } of rules) expect(out).toMatch(new RegExp(`${id} +${says.replace(/[^\w ]/g, '.')}`))
  })

  it('prints the page', async () => {
    const { out } = await runOver({}, ['explain', 'unreachable-place'])
    for (const part of ['# unreachable-place', '**What.**', '**Bad.**', '"status"']) expect(out).toContain(part)
  })
})
