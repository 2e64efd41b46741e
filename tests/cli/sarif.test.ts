/** What is printed as SARIF is valid by the official schema of 2.1.0, which the package of Microsoft's matchers contains. */

import { readFileSync } from 'node:fs'
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { runOver } from '../lint/support/io.ts'
import { realFlow, realLocales } from '../lint/support/real.ts'

/** `URL` also accepts characters that an address may only contain escaped. */
const hasLegalCharacters = (text: string) => /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\dA-F]{2})*$/i.test(text)
const isAddress = (base?: string) => (text: string) => hasLegalCharacters(text) && URL.canParse(text, base)

// The schema is written for draft 4, in which `$id` is `id`; everything else that it uses means the same.
const { id: _, $schema: __, ...schema } = sarifSchema
const isSarif = new Ajv({
  strict: false,
  // One of its patterns has a stray bracket.
  unicodeRegExp: false,
  formats: { uri: isAddress(), 'uri-reference': isAddress('https://example.com/'), 'date-time': true },
}).compile(schema)

const shipped = Object.fromEntries(realLocales.map(({ file, text }) => [file, text]))

const changes: [what: string, files: Record<string, string>][] = [
  ['nothing is wrong', {}],
  [
    'a finding has a trace',
    { [realFlow.file]: realFlow.text.replace(/"TRY_AGAIN": \[[^\]]*\]/, '"TRY_AGAIN": "enterCredentials"') },
  ],
  ['many findings follow from one', { [realFlow.file]: realFlow.text.replace('"consent", "choose', '"choose') }],
  ['a file is empty', { [realFlow.file]: '' }],
  ['a file has an odd name', { 'flows/a b%c,d.flow.json': realFlow.text.replace('"@next"', '"@nxt"') }],
  ['a language lacks a text', { 'locales/de.json': '{}' }],
]

describe('SARIF', () => {
  it.each(changes)('is valid where %s', async (_what, files) => {
    const { out, err } = await runOver({ ...shipped, ...files }, ['lint', '--format', 'sarif'])
    expect(err).toBe('')
    const log = JSON.parse(out) as Log
    isSarif(log)
    expect(isSarif.errors ?? []).toEqual([])
    const [run] = log.runs
    expect(run?.results.length === 0).toBe(Object.keys(files).length === 0)
    for (const { ruleId, ruleIndex } of run?.results ?? []) expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
    for (const { fullDescription, help } of run?.tool.driver.rules ?? []) {
      expect(help.markdown).toContain('**Why.**')
      expect(help.markdown.replaceAll('\n', ' ')).toContain(fullDescription.text)
    }
  })

  it('names files relative to a base that it declares, and rules by a name besides their id', async () => {
    const { out } = await runOver({ ...shipped, 'flows/a b.flow.json': '' }, ['lint', '--format', 'sarif'])
    const [run] = (JSON.parse(out) as Log).runs
    const { rules } = run!.tool.driver
    const locations = [
      ...run!.artifacts.map(({ location }) => location),
      ...run!.results.flatMap(({ locations }) => locations.map((each) => each.physicalLocation.artifactLocation)),
    ]
    expect(locations.map(({ uri }) => uri)).toContain('flows/a%20b.flow.json')
    for (const { uri, uriBaseId } of locations) {
      expect(URL.canParse(uri)).toBe(false)
      expect(Object.keys(run!.originalUriBaseIds)).toContain(uriBaseId)
    }
    expect(rules.find(({ id }) => id === 'known-names')).toMatchObject({ name: 'KnownNames' })
    for (const { name } of rules) expect(name).toMatch(/^([A-Z][a-z]*)+$/)
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length)
  })

  it('brings the whole page of each rule along, and names no address: the product has none of its own', async () => {
    const { out } = await runOver(shipped, ['lint', '--format', 'sarif'])
    const { rules, ...driver } = (JSON.parse(out) as Log).runs[0]!.tool.driver
    expect(driver).not.toHaveProperty('informationUri')
    for (const { id, help, ...rule } of rules) {
      expect(help.markdown).toBe(readFileSync(`src/lint/rules/${id}.md`, 'utf8'))
      expect(help.text).toBe(help.markdown)
      expect(help.markdown, 'a link in the page would lead nowhere').not.toMatch(/\]\((?!https?:)/)
      expect(rule).not.toHaveProperty('helpUri')
    }
  })

  it('gives an absolute path as a file URI without a base', async () => {
    const { out } = await runOver({ '/elsewhere/x.flow.json': '' }, [
      'lint',
      '/elsewhere/x.flow.json',
      '--format',
      'sarif',
    ])
    const [run] = (JSON.parse(out) as Log).runs
    expect(run?.artifacts.map(({ location }) => location)).toEqual([{ uri: 'file:///elsewhere/x.flow.json' }])
  })

  it('is not valid with another version, level or type', async () => {
    const { out } = await runOver(shipped, ['lint', '--format', 'sarif'])
    const log = JSON.parse(out) as Log
    expect(isSarif({ ...log, version: '2.2.0' })).toBe(false)
    expect(isSarif({ ...log, runs: [{ ...log.runs[0], results: [{ level: 'fatal', message: { text: 'x' } }] }] })).toBe(
      false,
    )
    expect(isSarif({ ...log, runs: [{ ...log.runs[0], artifacts: [{ location: { uri: 5 } }] }] })).toBe(false)
  })
})

interface ArtifactLocation {
  uri: string
  uriBaseId?: string
}

interface Log {
  runs: {
    tool: {
      driver: {
        rules: {
          id: string
          name: string
          fullDescription: { text: string }
          help: { text: string; markdown: string }
        }[]
      }
    }
    originalUriBaseIds: Record<string, object>
    artifacts: { location: ArtifactLocation }[]
    results: {
      ruleId: string
      ruleIndex: number
      locations: { physicalLocation: { artifactLocation: ArtifactLocation } }[]
    }[]
  }[]
}
