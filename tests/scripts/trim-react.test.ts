import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { build, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { trimmed, unreached } from '../../scripts/trim-react.ts'

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const react = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')
/** What a module names of React: imported under whatever name, or as a part of all of it. */
function namedOfReact(text: string): string[] {
  const isUser = /(?:\bfrom|\brequire\(|\bimport)\s*['"]react(?:-dom(?:\/client)?)?['"]/.test(text)
  if (!isUser) return []
  const imported = /\bimport\s[^;'"]*?\{([^}]*)\}\s*from\s*['"]react(?:-dom(?:\/client)?)?['"]/g
  const names = [...text.matchAll(imported)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().replace(/^type\s+|\s+as\s.*$/g, '')),
  )
  return [...names, ...[...text.matchAll(/\.\s*([A-Za-z]\w*)/g)].map(([, name = '']) => name)]
}

const composing = (text: string) => [...text.matchAll(/\bon(?:BeforeInput|Composition\w*)\b/g)].map(([name]) => name)

/** Of a build: its modules, those of packages as well, and what they name of React. React itself names all. */
async function usersOfReact(): Promise<ReadonlyMap<string, readonly string[]>> {
  const users = new Map<string, readonly string[]>()
  const used = new Set<string>()
  const read: Plugin = {
    name: 'read',
    transform: (text, id) => {
      if (!/\/node_modules\/(?:react|react-dom)\//.test(id)) users.set(id, [...namedOfReact(text), ...composing(text)])
    },
    generateBundle: (_, bundle) => {
      for (const item of Object.values(bundle)) if (item.type === 'chunk') for (const id of item.moduleIds) used.add(id)
    },
  }
  await build({ logLevel: 'error', plugins: [read], build: { write: false } })
  return new Map([...users].filter(([id, names]) => used.has(id) && names.length > 0))
}

/** Events that the React of the widget does not report. */
const unreported = /^on(?:Select|BeforeInput|Composition(?:Start|Update|End))(?:Capture)?$/

const sources = fileURLToPath(new URL('../../src/', import.meta.url))

/** Names of events that elements of the page, and not components, listen to. */
function eventsOfElements(text: string): string[] {
  const elements = text.matchAll(/<[a-z][\w-]*\s(?:[^<>]|=>)*/g)
  return [...elements].flatMap(([element]) => [...element.matchAll(/\b(on[A-Z]\w*)=/g)].map(([, name = '']) => name))
}

describe('the React of the widget', () => {
  it('is still a script, without what it leaves out', () => {
    const text = trimmed(react)
    expect(() => new Script(text)).not.toThrow()
    expect(text).not.toMatch(/hydrateRoot|\bisHydrating\b(?!\$)|[\w$]\.isDehydrated|Exception = Error/)
    expect(text.length).toBeLessThan(react.length)
  })

  it('leaves out nothing that the widget or a package in it names', async () => {
    const left = Object.keys(unreached)
    const users = await usersOfReact()
    const usesLeft = ([, names]: [string, readonly string[]]) =>
      names.some((name) => left.includes(name) || unreported.test(name))
    expect([...users].filter(usesLeft)).toEqual([])
    const files = [...users.keys()].join('\n')
    for (const part of ['/src/widget/page.tsx', '/node_modules/@mui/material/', '/node_modules/@rjsf/core/'])
      expect(files).toContain(part)
    expect([...users.values()].flat()).toEqual(expect.arrayContaining(['useState', 'createRoot']))
  })

  it('leaves out no event that an element of the widget listens to', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
    const listened = files.flatMap((file) => eventsOfElements(readFileSync(join(sources, file), 'utf8')))
    expect(listened).toContain('onClick')
    expect(listened.filter((name) => unreported.test(name))).toEqual([])
    expect(eventsOfElements('<input value={a} onSelect={() => {}} /> <Rows onSelect={b} />')).toEqual(['onSelect'])
  })

  it.each([
    "import { useOptimistic } from 'react'",
    "import { useId, useOptimistic as useGuess } from 'react'",
    "import React, { useOptimistic } from 'react'",
    "import React from 'react'; React.useOptimistic(0)",
    "import * as React from 'react'\nconst guess = React.useOptimistic(0)",
    'const react = require("react"); react.useOptimistic(0)',
  ])('finds what is named by %s', (text) => {
    expect(namedOfReact(text)).toContain('useOptimistic')
  })

  it.each([
    ['hydrateRoot', react.replace('exports.hydrateRoot', 'exports.other')],
    ['events of selecting', react.replaceAll('handleEventFunc', 'other')],
    ['startViewTransition', react.replaceAll('startViewTransition', 'other')],
  ])('stops the build at a version with another form of %s', (part, other) => {
    expect(() => trimmed(other)).toThrow(part)
  })
})
