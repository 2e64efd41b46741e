import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { messageKeys, realLocales } from '../lint/support/real.ts'

const src = new URL('../../src/', import.meta.url)
const keys = [...new Set(realLocales.flatMap(({ text }) => Object.keys(JSON.parse(text))))]
const screens = new Set(keys.map((key) => key.split('.', 1)[0]))

/** Every string literal of a file, attributes included and comments left out. */
function literals(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isTemplateExpression(node) || ts.isTemplateLiteralTypeNode(node)) found.push(...keysLike(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(new URL(file, src), 'utf8'), ts.ScriptTarget.ES2022))
  return found
}

/** The messages that a template such as `select-account.heading-${count}` can name: all that fit it. */
function keysLike({ head, templateSpans }: ts.TemplateExpression | ts.TemplateLiteralTypeNode): string[] {
  if (!/^[a-z-]+\./.test(head.text)) return []
  const ends = templateSpans.map(({ literal }) => literal.text)
  const pattern = new RegExp(`^${[head.text, ...ends].map((part) => part.replaceAll('.', '\\.')).join('[a-z-]+')}$`)
  return keys.filter((key) => pattern.test(key))
}

/** What looks like a key: a screen's name, a dot and one more word. */
const isKey = (literal: string) => /^[a-z-]+\.[a-z0-9-]+$/.test(literal) && screens.has(literal.split('.', 1)[0])

it('every key in the code is found, as TypeScript reads it', async () => {
  const files = readdirSync(fileURLToPath(src), { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/^(generated|lint|studio)\b/.test(file))
  const written = new Set(code.flatMap((file) => literals(file).filter(isKey)))
  expect(await messageKeys()).toEqual([...written].sort())
})
