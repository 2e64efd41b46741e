/** A customer with words of its own: what lint, customers and build say of them. */
import { describe, expect, it } from 'vitest'
import { runOver } from '../lint/support/io.ts'
import { specification } from '../support/specification.ts'

const { flow } = specification

describe('words of a customer', () => {
  const title = {
    en: 'Who is {client} to ask?',
    fr: 'Qui {client} doit-il interroger ?',
    es: '¿A quién pregunta {client}?',
    pt: 'A quem pergunta {client}?',
    de: 'Wen soll {client} fragen?',
  }
  const withTitle = (texts: object) => {
    const merge = { steps: { consent: { words: { 'consent.heading': texts } } } }
    return {
      [flow.file]: flow.text,
      'flows/title.flow.json': JSON.stringify({ extends: 'connect', name: 'title', merge }, null, 2),
    }
  }
  const sound = Object.fromEntries(Object.entries(title).map(([key, text]) => [key, `${text} {product}`]))

  it('are parsed by the build, and the customers name them', async () => {
    const { out } = await runOver(withTitle(sound), ['customers'])
    expect(out).toMatch(/\ntitle +· +· +· +· +1 +· +·\n/)
    expect(out).toMatch(
      /At `consent`, the widget's text `consent\.heading` is replaced: en `Who is \{client\} to ask\?\s/,
    )
    const { code, files: after } = await runOver(withTitle(sound), ['build', 'flows', '--out', 'out'])
    expect(code).toBe(0)
    const { parsedWords } = JSON.parse(after['out/title.flow.json'] as string) as { parsedWords: object }
    expect(Object.keys(parsedWords).sort()).toEqual(Object.values(sound).sort())
  })

  it('are marked in its file where a language or a value is missing', async () => {
    const { de: _, ...others } = title
    const { out, code } = await runOver(withTitle(others), ['lint', '--format', 'json'])
    expect(code).toBe(1)
    const { findings } = JSON.parse(out) as { findings: { file: string; pointer: string; code: string }[] }
    expect(findings.map(({ file, pointer, code: found }) => [file, pointer, found]).sort()).toEqual(
      [
        ['', 'missing-language'],
        ['', 'usual-alternative'],
        ...Object.keys(others).map((language) => [`/${language}`, 'missing-argument']),
      ]
        .map(([at, found]) => ['flows/title.flow.json', `/merge/steps/consent/words/consent.heading${at}`, found])
        .sort(),
    )
  })
})
