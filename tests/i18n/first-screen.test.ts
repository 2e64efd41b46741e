/** The code of the first screen uses only messages that arrive with it. */
import { existsSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOnFirstScreen } from '../../src/i18n/first-screen.ts'
import { texts } from './support/locales.ts'

const source = new URL('../../src/', import.meta.url)

/** The files that a file imports when it loads, and the files that those import. */
function importedBy(file: URL, found = new Set<string>()): Set<string> {
  if (found.has(file.href) || !existsSync(file)) return found
  found.add(file.href)
  const imports = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)'/gms
  for (const [, path] of readFileSync(file, 'utf8').matchAll(imports)) importedBy(new URL(path as string, file), found)
  return found
}

it('the code of the first screen names no message that arrives later', () => {
  const files = ['widget/open-page.ts', 'widget/main.tsx', 'screens/consent.tsx']
    .flatMap((file) => [...importedBy(new URL(file, source))])
    // One function of it is used before the first form; the bundler leaves out the others.
    .filter((file) => !file.includes('/src/forms/'))
  const named = files.flatMap((file) =>
    [...readFileSync(new URL(file), 'utf8').matchAll(/['"`]([\w-]+\.[\w-]+)['"`]/g)].map(([, key]) => key as string),
  )
  const keys = new Set(named.filter((name) => Object.hasOwn(texts.en, name)))
  expect(keys).toContain('consent.heading')
  expect([...keys].filter((key) => !isOnFirstScreen(key))).toEqual([])
})

describe('a file of later messages that is missing', () => {
  const german = '../../src/generated/locales/later/de.json'
  const load = async () => {
    vi.resetModules()
    vi.doMock(german, () => {
      throw new Error('missing')
    })
    return import('../../src/i18n/index.ts')
  }
  afterEach(() => vi.doUnmock(german))

  it('of another language than that of the page does not matter', async () => {
    const { createFormatter, loadFirstMessages, loadLaterMessages } = await load()
    await loadFirstMessages('de')
    const french = createFormatter('fr', await loadFirstMessages('fr'))
    await loadLaterMessages()
    expect(french.format('select-source.results', { count: 2 })).toBe('2 fournisseurs')
  })

  it('of the language of the page: the later screens can be in English', async () => {
    const { createFormatter, loadFirstMessages, loadLaterMessages } = await load()
    const formatter = createFormatter('de', await loadFirstMessages('de'))
    await expect(loadLaterMessages()).rejects.toThrow()
    await loadLaterMessages('en')
    expect(formatter.format('consent.continue')).toBe('Weiter')
    expect(formatter.format('select-source.results', { count: 2 })).toBe('2 sources')
  })
})

it('a file that comes after those in English stand in for it changes no more text', async () => {
  const german = '../../src/generated/locales/later/de.json'
  let arrive = () => {}
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.resetModules()
  vi.doMock(german, async (original) => {
    await arrives
    return original()
  })
  const { createFormatter, loadFirstMessages, loadLaterMessages } = await import('../../src/i18n/index.ts')
  const formatter = createFormatter('de', await loadFirstMessages('de'))
  const late = loadLaterMessages()
  await loadLaterMessages('en')
  arrive()
  await late
  expect(formatter.format('select-source.results', { count: 2 })).toBe('2 sources')
  vi.doUnmock(german)
})

describe('messages', () => {
  it('of later screens arrive when they are asked for, in every language that is there', async () => {
    vi.resetModules()
    const { createFormatter, loadFirstMessages, loadLaterMessages } = await import('../../src/i18n/index.ts')
    const problems: unknown[] = []
    const german = createFormatter('de', await loadFirstMessages('de'), (problem) => problems.push(problem))
    expect(german.format('consent.continue')).toBe('Weiter')
    expect(german.format('select-source.results', { count: 2 })).toBe('select-source.results')
    expect(problems).toHaveLength(1)
    await loadLaterMessages()
    expect(german.format('select-source.results', { count: 2 })).toBe('2 Anbieter')
    const french = createFormatter('fr', await loadFirstMessages('fr'))
    expect(french.format('select-source.results', { count: 0 })).toBe('0 fournisseur')
  })
})
