import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { traceInWords } from '../../src/analysis/index.ts'
import { compile, defined, forInputs, problemCodes } from '../../src/flow/index.ts'
import { type Finding, lint, type Rule, rules } from '../../src/lint/index.ts'
import { words } from '../../src/lint/words/index.ts'
import { mergeMistakeWords } from '../../src/lint/words/problems.ts'
import {
  type Case,
  casesOf,
  type Expected,
  type FormCase,
  formTextOf,
  type LocaleCase,
  ruleFolders,
  testsTextOf,
  textOf,
} from './support/cases.ts'
import { messageKeys, realFlow, realLocales, realTests } from './support/real.ts'

const page = (id: string) => new URL(`../../src/lint/rules/${id}.md`, import.meta.url)
const ids = rules.map(({ id }) => id).sort()
const overFlows = rules.filter(({ over }) => over !== 'locales' && over !== 'forms')
const overForms = rules.filter(({ over }) => over === 'forms')
const overLocales = rules.filter(({ over }) => over === 'locales')

describe('rules', () => {
  it('each have a folder of documents', () => {
    expect(ruleFolders().sort()).toEqual(ids)
  })

  it.each(ids)('%s has a page with what, why, bad and good', (id) => {
    expect(existsSync(page(id))).toBe(true)
    const text = readFileSync(page(id), 'utf8')
    expect(text.startsWith(`# ${id}\n`)).toBe(true)
    for (const part of ['**What.**', '**Why.**', '**Bad.**', '**Good.**']) expect(text).toContain(part)
  })
})

/** Each finding is expected, and each expected finding has its code, message and trace. */
function expectFindings(findings: readonly Finding[], finds: readonly Expected[]) {
  const fileOf = ({ file }: Finding) => (file.endsWith('.tests.json') ? 'tests' : '')
  expect(findings.map((each) => `${fileOf(each)}${each.pointer} ${each.code}`).sort()).toEqual(
    finds.map(({ in: file = '', pointer, code }) => `${file}${pointer} ${code}`).sort(),
  )
  for (const { in: file = '', pointer, code, message, trace } of finds) {
    const found = findings.filter((each) => each.pointer === pointer && each.code === code && fileOf(each) === file)
    expect(found.map((each) => each.message).join('\n')).toContain(message)
    if (trace !== undefined) expect(found.flatMap((each) => each.trace ?? []).join('\n')).toContain(trace)
  }
}

/** The replay of a finding, played from the start of a session, is its trace. */
function expectPlayable(findings: readonly Finding[], text: string) {
  for (const { replay, trace } of findings) {
    expect(replay === undefined).toBe(trace === undefined)
    if (replay === undefined) continue
    expect(JSON.parse(JSON.stringify(replay))).toEqual(replay)
    const flow = defined(compile(JSON.parse(text)).flow, 'flow of a finding with a trace')
    expect(traceInWords({ flow: forInputs(flow, replay.inputs), ...replay })).toEqual(trace)
  }
}

const isShipped = ({ base, edits, released, tests }: Omit<Case, 'finds'>) =>
  base === 'connect' && !released && !tests && Object.keys(edits).length === 0

let shipped: readonly Finding[] | null = null
/** All rules at once. */
function findingsInRepository(): readonly Finding[] {
  shipped ??= lint({ flows: [realFlow], tests: [realTests] })
  return shipped
}

/** Flow tests multiply the states: the real flow is checked without its tests, unless the rule or the case needs them. */
function findingsIn({ released, ...each }: Omit<Case, 'finds'>, rule: Rule): Finding[] {
  const file = 'some.flow.json'
  const textWith = (edits: Case['edits']) => textOf({ ...each, edits })
  const isTested = each.tests !== undefined || each.base !== 'connect' || rule.over === 'flow-tests'
  const tests = isTested && each.text === undefined ? [{ file: 'some.tests.json', text: testsTextOf(each) }] : []
  const base = released && [{ file, text: textWith(released) }]
  return lint({ flows: [{ file, text: textWith(each.edits) }], tests, ...(base && { base }) }, [rule])
}

/**
 * Codes that another module finds and words, and one whose document is too large: tests/analysis has an example of each.
 * Some need a second file: variant-files.test.ts has it.
 */
const codesWithoutDocument: readonly string[] = [
  ...problemCodes,
  ...Object.keys(words['sound-json']),
  'too-many-states',
  'unusable-base',
  ...Object.keys(mergeMistakeWords),
  'removes-nothing',
]

describe.each(rules.map(({ id }) => id))('%s', (id) => {
  const cases = casesOf<Case | LocaleCase>(id)

  it('has documents without findings, and some with findings', () => {
    expect(cases.some(({ finds }) => finds.length === 0)).toBe(true)
    expect(cases.some(({ finds }) => finds.length > 0)).toBe(true)
  })

  it('has a document for each of its codes', () => {
    const found = new Set(cases.flatMap(({ finds }) => finds.map(({ code }) => code)))
    const own = Object.keys(words[id]).filter((code) => !codesWithoutDocument.includes(code))
    expect(own.filter((code) => !found.has(code))).toEqual([])
  })
})

it('every rule has words, and there are none for another rule', () => {
  expect(Object.keys(words).sort()).toEqual(ids)
})

describe.each(overFlows.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it.each(casesOf(id))('$name', ({ finds, ...each }) => {
    const findings = isShipped(each)
      ? findingsInRepository().filter((found) => found.rule === id)
      : findingsIn(each, rule)
    expectFindings(findings, finds)
    expectPlayable(findings, textOf(each))
  })
})

describe.each(overLocales.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it.each(casesOf<LocaleCase>(id))('$name', ({ locales: texts, messageKeys: keys, finds }) => {
    const locales = Object.entries(texts).map(([language, messages]) => ({
      file: `locales/${language}.json`,
      text: JSON.stringify(messages, null, 2),
    }))
    const findings = lint({ flows: [], locales, ...(keys && { messageKeys: keys }) }, [rule])
    for (const { file } of locales)
      expectFindings(
        findings.filter((finding) => finding.file === file),
        finds.filter(({ language }) => file === `locales/${language}.json`),
      )
  })
})

describe.each(overForms.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it.each(casesOf<FormCase>(id))('$name', ({ edits, flow, finds }) => {
    const flows = flow ? [{ file: 'flows/some.flow.json', text: textOf({ base: 'small', edits: flow }) }] : []
    const forms = [{ file: 'flows/forms/housing.form.json', text: formTextOf({ edits }) }]
    expectFindings(lint({ flows, forms }, [rule]), finds)
  })
})

it('no rule finds anything in what the repository ships', async () => {
  const ofLocales = lint({ flows: [], locales: realLocales, messageKeys: await messageKeys() })
  expect(
    [...findingsInRepository(), ...ofLocales].map(({ rule, pointer, message }) => `${rule} at ${pointer}: ${message}`),
  ).toEqual([])
})
