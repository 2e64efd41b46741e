import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Finding, lint, type Rule, rules } from '../../src/lint/index.ts'
import { type Case, casesOf, type Expected, type LocaleCase, ruleFolders, textOf } from './support/cases.ts'
import { messageKeys, realFlow, realLocales } from './support/real.ts'

const page = (id: string) => new URL(`../../src/lint/rules/${id}.md`, import.meta.url)
const ids = rules.map(({ id }) => id).sort()
const overFlows = rules.filter(({ over }) => over !== 'locales')
const overLocales = rules.filter(({ over }) => over === 'locales')

describe('rules', () => {
  it('have a folder of documents each', () => {
    expect(ruleFolders().sort()).toEqual(ids)
  })

  it.each(ids)('%s has a page that says what, why, bad and good', (id) => {
    expect(existsSync(page(id))).toBe(true)
    const text = readFileSync(page(id), 'utf8')
    expect(text.startsWith(`# ${id}\n`)).toBe(true)
    for (const part of ['**What.**', '**Why.**', '**Bad.**', '**Good.**']) expect(text).toContain(part)
  })
})

/** Each finding is one that is named, and says what it should. */
function expectFindings(findings: readonly Finding[], finds: readonly Expected[]) {
  expect(findings.map(({ pointer }) => pointer).sort()).toEqual(finds.map(({ pointer }) => pointer).sort())
  for (const { pointer, says, trace } of finds) {
    const found = findings.find((finding) => finding.pointer === pointer && finding.message.includes(says))
    expect(found?.message ?? findings.map(({ message }) => message).join('\n')).toContain(says)
    if (trace !== undefined) expect(found?.trace?.join('\n')).toContain(trace)
  }
}

const isShipped = ({ base, edits, released }: Omit<Case, 'finds'>) =>
  base === 'connect' && !released && Object.keys(edits).length === 0

let shipped: readonly Finding[] | null = null
/** By all rules at once. */
function ofWhatShips(): readonly Finding[] {
  shipped ??= lint({ flows: [realFlow] })
  return shipped
}

/** Promises make more states than most rules need: the real flow goes without, unless they are what a rule is about. */
function findingsIn({ released, ...each }: Omit<Case, 'finds'>, rule: Rule): Finding[] {
  const file = 'some.flow.json'
  const silent = each.base === 'connect' && !aboutPromises.includes(rule.id) ? { '/assert': [] } : {}
  const textWith = (edits: Case['edits']) => textOf({ ...each, edits: { ...silent, ...edits } })
  const base = released && [{ file, text: textWith(released) }]
  return lint({ flows: [{ file, text: textWith(each.edits) }], ...(base && { base }) }, [rule])
}

const aboutPromises = ['assertions', 'unused-names']

describe.each(rules.map(({ id }) => id))('%s', (id) => {
  it('has documents that it passes, and some that it does not', () => {
    const cases = casesOf<Case | LocaleCase>(id)
    expect(cases.some(({ finds }) => finds.length === 0)).toBe(true)
    expect(cases.some(({ finds }) => finds.length > 0)).toBe(true)
  })
})

describe.each(overFlows.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it.each(casesOf(id))('$name', ({ finds, ...each }) => {
    expectFindings(isShipped(each) ? ofWhatShips().filter((found) => found.rule === id) : findingsIn(each, rule), finds)
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

it('no rule has anything to say about what the repository ships', async () => {
  const ofLocales = lint({ flows: [], locales: realLocales, messageKeys: await messageKeys() })
  expect(
    [...ofWhatShips(), ...ofLocales].map(({ rule, pointer, message }) => `${rule} at ${pointer}: ${message}`),
  ).toEqual([])
})
