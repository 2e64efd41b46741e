/** `tieline check`, with files in memory. */
import { describe, expect, it } from 'vitest'
import { isFailed } from '../../src/cli/check/check.ts'
import type { Finding } from '../../src/lint/index.ts'
import { runOver } from '../lint/support/io.ts'
import { specification } from '../support/specification.ts'

const { flow, tests } = specification
const acme = JSON.stringify({ extends: 'connect', name: 'acme', merge: { settings: { searchMinLength: 2 } } })
const mistake = {
  'flows/gamma.flow.json': JSON.stringify({
    extends: 'connect',
    name: 'gamma',
    merge: { settings: { searchMinLength: 'x' } },
  }),
}
const main = (released: Readonly<Record<string, string>>) => ({ main: released })

describe('tieline check', () => {
  const limit = flow.text.replace('"searchMinLength": 3', '"searchMinLength": 4')
  const withoutTest = JSON.parse(tests.text) as { cases: { id: string }[]; removed?: object[] }
  const [gone] = withoutTest.cases.splice(0, 1)
  const explained = { ...withoutTest, removed: [{ test: gone?.id, because: 'Nobody asks for it.' }] }
  const only = { [flow.file]: flow.text, [tests.file]: tests.text }

  const narrowed = (because?: string) => {
    const definition = JSON.parse(tests.text) as { cases: { rows: { at?: string | string[]; because?: string }[] }[] }
    const row = definition.cases.flatMap(({ rows }) => rows).find(({ at }) => Array.isArray(at))
    row!.at = row!.at!.slice(1)
    if (because !== undefined) row!.because = because
    return JSON.stringify(definition)
  }

  it.each<[string, Record<string, string>, string[], number, string[]]>([
    ['nothing has changed', only, ['--base', 'main'], 0, ['✔ Nothing changes since main.']],
    [
      'a change that breaks nothing',
      { ...only, [flow.file]: limit },
      ['--base', 'main'],
      0,
      ['· behaviour: `searchMinLength` is 4, before 3.', '✔ 1 change since main, none that --fail-on breaking stops.'],
    ],
    [
      'a change of behaviour, if these need a decision, too',
      { ...only, [flow.file]: limit },
      ['--base', 'main', '--fail-on', 'behaviour'],
      1,
      ['✖ behaviour: `searchMinLength` is 4, before 3.', '✖ 1 change since main, 1 that --fail-on behaviour stops.'],
    ],
    [
      'a flow test that is gone leads, and asks for a reason',
      { [flow.file]: limit, [tests.file]: JSON.stringify(withoutTest) },
      ['--base', 'main'],
      1,
      [
        `compared with main\n\n  ✖ note: The test \`${gone?.id}\` is gone: nobody checks it any more. Say why: add it to`,
      ],
    ],
    [
      'a flow test that is gone for a reason',
      { ...only, [tests.file]: JSON.stringify(explained) },
      ['--base', 'main'],
      0,
      ['Reason:', 'none that --fail-on breaking stops.'],
    ],
    [
      'a row of a flow test that counts at fewer places, and asks for a reason',
      { ...only, [tests.file]: narrowed() },
      ['--base', 'main'],
      1,
      ['checks less than before: of the row', 'Say why: add `because` to the row.'],
    ],
    [
      'a row of a flow test that counts at fewer places for a reason',
      { ...only, [tests.file]: narrowed('It is the same there.') },
      ['--base', 'main'],
      0,
      ['Reason: It is the same there.', 'none that --fail-on breaking stops.'],
    ],
    [
      'a flow that does not compile, and does not say that nothing changes',
      { ...only, [flow.file]: flow.text.replace('"path": [', '"path": ["nowhere", ') },
      ['--base', 'main'],
      1,
      ["It can't be compared.", '· What changes since main is unknown.'],
    ],
    ['a finding', { ...only, ...mistake }, [], 1, ['Expected a whole number']],
    ['without a base', only, [], 0, ['✔ 2 files checked, nothing to fix.']],
    [
      'a folder in place of a git ref',
      { ...only, 'old/connect.flow.json': limit },
      ['--base', 'old'],
      0,
      ['`searchMinLength` is 3, before 4'],
    ],
  ])('%s', async (_, now, args, code, says) => {
    const ran = await runOver(now, ['check', ...args], main(only))
    expect(ran.err).toBe('')
    for (const each of says) expect(ran.out.replace(/\n {4}/g, ' ')).toContain(each)
    expect(ran.code).toBe(code)
  })

  it.each<[string, string, string[], number, string[]]>([
    [
      'is announced with what it changes in the flow that it extends',
      acme,
      [],
      0,
      [
        'flows/acme.flow.json compared with flows/connect.flow.json',
        '· behaviour: The flow is new.',
        '· behaviour: `searchMinLength` is 2, before 3.',
        '✔ 2 changes since main, none that --fail-on breaking stops.',
      ],
    ],
    [
      'takes nothing from anybody who is served today',
      JSON.stringify({ extends: 'connect', name: 'acme', merge: { page: { header: false } } }),
      [],
      0,
      ['· breaking: ', 'none that --fail-on breaking stops.'],
    ],
    [
      'is a change of behaviour as a whole',
      acme,
      ['--fail-on', 'behaviour'],
      1,
      ['✖ behaviour: The flow is new.', '2 changes since main, 1 that --fail-on behaviour stops.'],
    ],
    [
      'is broken',
      JSON.stringify({ extends: 'connect', name: 'acme', merge: { settings: { searchMinLength: 'x' } } }),
      [],
      1,
      [
        'Expected a whole number',
        '· behaviour: The flow is new.',
        "It can't be compared.",
        '· 1 change since main; what else changes is unknown.',
      ],
    ],
    [
      'cannot be merged',
      JSON.stringify({ extends: 'connect', name: 'other', merge: {} }),
      [],
      1,
      ['· behaviour: The flow is new.', "It can't be compared. flows/acme.flow.json:1:29: 'other' is not the name"],
    ],
  ])('a new variant %s', async (_, variant, args, code, says) => {
    const ran = await runOver(
      { ...only, 'flows/acme.flow.json': variant },
      ['check', '--base', 'main', ...args],
      main(only),
    )
    for (const each of says) expect(ran.out.replace(/\n {4}/g, ' ')).toContain(each)
    expect(ran.code).toBe(code)
  })

  it('a new flow that extends none is announced', async () => {
    const now = { ...only, 'flows/other.flow.json': flow.text.replace('"name": "connect"', '"name": "other"') }
    const { out, code } = await runOver(now, ['check', '--base', 'main', '--format', 'json'], main(only))
    expect(JSON.parse(out).flows).toEqual([
      { file: 'flows/other.flow.json', isNew: true, comparedWith: null, changes: [], failure: null, stops: false },
    ])
    expect(code).toBe(0)
  })

  it('annotates a new flow and one that is gone', async () => {
    const args = ['check', '--base', 'main', '--format', 'github']
    const added = await runOver({ ...only, 'flows/acme.flow.json': acme }, args, main(only))
    expect(added.out).toContain('::notice file=flows/acme.flow.json,title=behaviour::The flow is new.\n')
    const gone = await runOver(only, args, main({ ...only, 'flows/acme.flow.json': acme }))
    expect(gone.out).toContain('::error file=flows/acme.flow.json,title=breaking::The flow is gone')
  })

  it('a flow that is gone stops the release', async () => {
    const { out, code } = await runOver(
      only,
      ['check', '--base', 'main'],
      main({ ...only, 'flows/acme.flow.json': acme }),
    )
    expect(out).toContain('flows/acme.flow.json\n\n  ✖ breaking: The flow is gone')
    expect(code).toBe(1)
  })

  it('the only flow that is gone stops the release', async () => {
    const locale = { 'locales/en.json': '{}' }
    const { out, code } = await runOver(locale, ['check', '--base', 'main'], main({ ...only, ...locale }))
    expect(out).toContain(`${flow.file}\n\n  ✖ breaking: The flow is gone`)
    expect(code).toBe(1)
  })

  it.each(['note', 'warning', 'error'] as const)('a finding that is a %s', (severity) => {
    const finding = { severity } as Finding
    const lint = { findings: [finding], fixed: [], texts: new Map(), rules: [], pages: {}, version: '' }
    expect(isFailed({ lint, base: null, failOn: 'breaking', flows: [], removed: [] })).toBe(severity !== 'note')
  })

  it('annotates the files of a workflow', async () => {
    const now = { ...only, [flow.file]: limit }
    const { out } = await runOver(now, ['check', '--base', 'main', '--format', 'github'], main(only))
    expect(out).toContain(`::notice file=${flow.file},title=behaviour::\`searchMinLength\` is 4, before 3.\n`)
  })

  it('says to programs which changes stop it', async () => {
    const now = { ...only, [flow.file]: limit }
    const { out } = await runOver(now, ['check', '--base', 'main', '--format', 'json'], main(only))
    expect(JSON.parse(out)).toMatchObject({
      failed: false,
      base: 'main',
      failOn: 'breaking',
      findings: [],
      flows: [{ file: flow.file, failure: null, changes: [{ code: 'setting-changed', stops: false }] }],
      removed: [],
    })
  })

  it.each([
    [['check', '--fail-on', 'breaking'], '--fail-on judges changes: say since when, such as --base main.'],
    [['check', '--base', 'mian'], "git knows no 'mian' here."],
  ])('tieline %j', async (args, says) => {
    const { err, code } = await runOver(only, args, main(only))
    expect([code, err]).toEqual([2, expect.stringContaining(says)])
  })
})
