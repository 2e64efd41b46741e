/** What `--fix` changes in a text, and that it changes nothing else. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFixes } from '../../src/lint/fix/apply.ts'
import { fix } from '../../src/lint/fix/fix.ts'
import { orderKeys } from '../../src/lint/fix/order.ts'
import { addSchema } from '../../src/lint/fix/schema.ts'
import { type Finding, lint, rules } from '../../src/lint/index.ts'
import { fixedChangeInWords } from '../../src/lint/words/fixes.ts'
import { textOf } from './support/cases.ts'
import { realFlow, realLocales, realTests } from './support/real.ts'

const found = (pointer: string, ...value: unknown[]): Finding => ({
  rule: 'unused-names',
  code: 'unused-field',
  params: { name: 'x' },
  severity: 'warning',
  file: 'x.json',
  pointer,
  start: { line: 1, column: 1 },
  end: { line: 1, column: 1 },
  message: 'Some message.',
  fix: { pointer, ...(value.length > 0 && { value: value[0] }) },
})

describe('fixes of findings', () => {
  const text = '{\n    "a": { "x": 1, "y": [1, 2, 3] },\n    "b": true,\n    "c": null\n}\n'
  it.each([
    ['a key is removed', [found('/b')], '{\n    "a": { "x": 1, "y": [1, 2, 3] },\n    "c": null\n}\n'],
    ['the last key is removed', [found('/c')], '{\n    "a": { "x": 1, "y": [1, 2, 3] },\n    "b": true\n}\n'],
    ['a value changes', [found('/a/x', 'one')], text.replace('"x": 1', '"x": "one"')],
    ['a key is added, indented as the file is', [found('/d', 4)], text.replace('null\n', 'null,\n    "d": 4\n')],
    ['several entries of a list are removed', [found('/a/y/0'), found('/a/y/2')], text.replace('[1, 2, 3]', '[2]')],
    [
      'all entries of a list are removed',
      [found('/a/y/0'), found('/a/y/1'), found('/a/y/2')],
      text.replace('[1, 2, 3]', '[]'),
    ],
    ['the same fix twice', [found('/b'), found('/b')], '{\n    "a": { "x": 1, "y": [1, 2, 3] },\n    "c": null\n}\n'],
    ['a fix around another waits', [found('/a/x'), found('/a')], text.replace('"x": 1, ', '')],
    ['a key without an object to contain it', [found('/a/x/z', 1), found('/b')], text.replace('    "b": true,\n', '')],
  ])('%s', (_, findings, expected) => {
    const { text: fixed, changes } = applyFixes(text, findings)
    expect(fixed).toBe(expected)
    expect(changes.length).toBeGreaterThan(0)
  })

  it('a file with CRLF keeps it', () => {
    expect(applyFixes(text.replaceAll('\n', '\r\n'), [found('/d', 4)]).text.replaceAll('\r\n', '')).not.toContain('\n')
  })
})

describe('$schema', () => {
  it.each([
    ['flows/x.flow.json', '{\n  "name": "x"\n}', '{\n  "$schema": "../schemas/flow.schema.json",\n  "name": "x"\n}'],
    ['x.flow.json', '{}', '{ "$schema": "./schemas/flow.schema.json" }'],
    ['flows/x.flow.json', '{ "$schema": "y" }', '{ "$schema": "y" }'],
    ['/far/x.flow.json', '{}', '{}'],
    ['../x.flow.json', '{}', '{}'],
    ['flows/x.flow.json', '[]', '[]'],
  ])('%s: %j', (file, text, expected) => {
    expect(addSchema({ file, text }).text).toBe(expected)
  })
})

describe('order of keys', () => {
  const order = (text: string) => orderKeys({ file: 'x.flow.json', text }, 'flow').text
  it.each([
    ['of the flow', '{ "version": 1,\n\n  "name": "x" }', '{ "name": "x",\n\n  "version": 1 }'],
    ['of a step', '{"steps": {"a": {"on": {}, "screen": "s"}}}', '{"steps": {"a": {"screen": "s", "on": {}}}}'],
    [
      'of a state, with its step',
      '{"steps": {"a": {"states": {"b": {"on": {}, "screen": "s"}}, "when": "c"}}}',
      '{"steps": {"a": {"when": "c", "states": {"b": {"screen": "s", "on": {}}}}}}',
    ],
    ['unknown ones come last', '{"zzz": 1, "aaa": 2, "name": "x"}', '{"name": "x", "zzz": 1, "aaa": 2}'],
    ['steps and states keep their order', '{"steps": {"b": {}, "a": {}}}', '{"steps": {"b": {}, "a": {}}}'],
    ['what is not an object stays', '{"steps": [1]}', '{"steps": [1]}'],
  ])('%s', (_, text, expected) => {
    expect(order(text)).toBe(expected)
  })

  it('says why', () => {
    const { changes } = orderKeys({ file: 'x.flow.json', text: '{"steps": {}, "name": "x"}' }, 'flow')
    expect(changes.map(fixedChangeInWords)).toEqual([
      'put keys in the order of the schema, so that a diff shows what changed and nothing else',
    ])
  })

  it('a locale has the order of English', () => {
    const text = '{\n  "b.two": "zwei",\n  "a.one": "eins"\n}'
    expect(orderKeys({ file: 'de.json', text }, ['a.one', 'b.two']).text).toBe(
      '{\n  "a.one": "eins",\n  "b.two": "zwei"\n}',
    )
  })
})

const unusedOnly = rules.filter(({ id }) => id === 'unused-names')

describe('fix', () => {
  it('changes nothing in the files of the repository', () => {
    const { files, fixed } = fix({ flows: [realFlow], locales: realLocales }, [])
    expect(fixed).toEqual([])
    expect(files.flows[0]?.text).toBe(realFlow.text)
    expect(files.locales?.map(({ text }) => text)).toEqual(realLocales.map(({ text }) => text))
  })

  it('fixes all at once, lists the changes, and changes nothing the second time', () => {
    const unused = { '/conditions/onlyByTheNext': 'sourceKnown', '/conditions/neverAsked': 'onlyByTheNext' }
    const text = textOf({ base: 'small', edits: { ...unused, '/$schema': null } })
    const first = fix({ flows: [{ file: 'flows/small.flow.json', text }] }, unusedOnly)
    expect(first.fixed.map(({ message }) => message)).toEqual([
      'removed /conditions/onlyByTheNext (unused-names)',
      'removed /conditions/neverAsked (unused-names)',
      'added $schema',
    ])
    expect(first.files.flows[0]?.text).toBe(
      textOf({ base: 'small', edits: { '/$schema': '../schemas/flow.schema.json' } }),
    )
    expect(fix(first.files, unusedOnly).fixed).toEqual([])
  })

  it('removes nothing that may be unused because of a mistake', () => {
    const text = textOf({
      base: 'connect',
      edits: { '/steps/enterCredentials/back': null, '/steps/errorSubmitEmail/back': null },
    })
    const { files, findings } = fix({ flows: [{ file: 'flows/connect.flow.json', text }], tests: [realTests] }, rules)
    expect(files.flows[0]?.text).toBe(text)
    expect(findings.map(({ rule, follows }) => [rule, follows])).toContainEqual(['unused-names', true])
  })

  it('writes the new name of a step wherever flow tests have the former one, with the version and the migration', () => {
    const at = (step: string) => ({
      invariants: [{ id: 'fresh', description: 'Chosen once.', never: { at: step, if: 'finished' } }],
      conditions: { finished: { '!=': [{ var: 'data.result' }, null] } },
    })
    const released = { file: 'flows/small.flow.json', text: textOf({ base: 'small', edits: {} }) }
    const flow = { ...released, text: released.text.replaceAll('"selectSource"', '"pickSource"') }
    const tests = [{ file: 'flows/small.tests.json', text: JSON.stringify(at('selectSource')) }]
    const files = { flows: [flow], tests, base: [released] }
    const concerned = rules.filter(({ id }) => id === 'migrations' || id === 'flow-tests')
    const shown = lint(files, concerned).filter(({ follows }) => !follows)
    expect(shown.map(({ code }) => code)).toEqual(['same-as-released', 'not-mapped', 'renamed'])
    const fixed = fix(files, concerned)
    expect(fixed.findings).toEqual([])
    expect(JSON.parse(fixed.files.tests?.[0]?.text ?? '')).toEqual(at('pickSource'))
    expect(JSON.parse(fixed.files.flows[0]?.text ?? '')).toMatchObject({
      version: 2,
      migrations: [{ from: 1, steps: { selectSource: 'pickSource' } }],
    })
  })

  it('leaves a text parseable and its value unchanged', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const [file] = fix({ flows: [{ file: 'flows/x.flow.json', text }] }, []).files.flows
        const [before, after] = [text, file?.text ?? ''].map(
          (each) => JSON.parse(each) as Record<string, unknown> | null,
        )
        if (after && !Array.isArray(after) && typeof after === 'object' && !('$schema' in (before ?? {})))
          delete after['$schema']
        expect(after).toEqual(before)
      }),
    )
    for (const text of ['', '{"a": 1,}', '{"a"', 'nothing'])
      expect(fix({ flows: [{ file: 'flows/x.flow.json', text }] }, rules).files.flows[0]?.text).toBe(text)
  })
})
