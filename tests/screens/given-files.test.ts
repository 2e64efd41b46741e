import { describe, expect, it, vi } from 'vitest'
import { filesIn } from '../../src/screens/parts/given-files.ts'
import { sortInvoices } from '../../src/screens/parts/invoices.ts'

const file = (name: string) => new File(['%PDF-1.7'], name)

const fileEntry = (name: string) => ({
  name,
  isFile: true,
  file: (resolve: (found: File) => void) => resolve(file(name)),
})

/** As browsers do, a reader gives a part of the entries at a time. */
const folder = (name: string, ...entries: { name: string }[]) => ({
  name,
  isDirectory: true,
  createReader: () => {
    const left = [...entries]
    return { readEntries: (resolve: (some: unknown[]) => void) => resolve(left.splice(0, 2)) }
  },
})

const unreadable = {
  name: 'private',
  isDirectory: true,
  createReader: () => ({ readEntries: (_: unknown, reject: (error: Error) => void) => reject(new Error('denied')) }),
}

const lockedFile = {
  ...fileEntry('locked.pdf'),
  file: (_: unknown, reject: (error: Error) => void) => reject(new Error('denied')),
}

const drop = (...entries: { name: string }[]) => {
  const items = entries.map((entry) => ({
    kind: 'file',
    getAsFile: () => file(entry.name),
    webkitGetAsEntry: () => entry,
  }))
  return { files: entries.map(({ name }) => file(name)), items } as unknown as DataTransfer
}

describe('files that are given', () => {
  it.each([
    ['a file', [fileEntry('a.pdf')], ['a.pdf']],
    [
      'a folder',
      [folder('2026', fileEntry('a.pdf'), fileEntry('b.pdf'), fileEntry('c.pdf'))],
      ['a.pdf', 'b.pdf', 'c.pdf'],
    ],
    [
      'a folder in a folder',
      [folder('all', folder('2026', fileEntry('a.pdf')), fileEntry('b.pdf'))],
      ['a.pdf', 'b.pdf'],
    ],
    [
      'what a system hides there',
      [folder('2026', fileEntry('.DS_Store'), fileEntry('Thumbs.db'), fileEntry('a.pdf'))],
      ['a.pdf'],
    ],
    ['an empty folder', [folder('2026'), fileEntry('a.pdf')], ['2026', 'a.pdf']],
    ['a folder beside a file', [fileEntry('a.pdf'), folder('2026', fileEntry('b.pdf'))], ['a.pdf', 'b.pdf']],
    [
      'what cannot be read in a folder',
      [folder('2026', fileEntry('a.pdf'), lockedFile, unreadable, fileEntry('b.pdf'))],
      ['a.pdf', 'locked.pdf', 'private', 'b.pdf'],
    ],
    ['a folder that cannot be read', [unreadable, fileEntry('a.pdf')], ['private', 'a.pdf']],
  ])('%s', async (_, entries, names) => {
    expect((await filesIn(drop(...entries))).map(({ name }) => name)).toEqual(names)
  })

  it('are refused by their names where they cannot be read', async () => {
    const found = await filesIn(drop(folder('2026', lockedFile, fileEntry('a.pdf'))))
    const { accepted, rejected } = await sortInvoices(found)
    expect(accepted.map(({ name }) => name)).toEqual(['a.pdf'])
    expect(rejected).toEqual([{ name: 'locked.pdf', reason: 'unreadable' }])
  })

  it('do not wait without end for a folder that never answers', async () => {
    vi.useFakeTimers()
    const silent = { name: 'cloud', isDirectory: true, createReader: () => ({ readEntries: () => {} }) }
    const found = filesIn(drop(silent, fileEntry('a.pdf')))
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect((await found).map(({ name }) => name)).toEqual(['cloud', 'a.pdf'])
  })

  it('without items, as browsers once gave them', async () => {
    const files = [file('a.pdf')]
    expect(await filesIn({ files } as unknown as DataTransfer)).toEqual(files)
  })
})
