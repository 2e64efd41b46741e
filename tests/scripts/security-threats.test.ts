/** The threats of docs/security.md: each is shown by tests and commands that exist. */
import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

const [, table = ''] = /\| threat .*\n\| -.*\n((?:\|.*\n)+)/.exec(read('docs/security.md')) ?? []
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** What is wrong with the mention of a test or a command; null: nothing. */
function problemOf(mention: string): string | null {
  const [, command] = /^npm run (\S+)$/.exec(mention) ?? []
  if (command !== undefined) return command in scripts ? null : 'no such command'
  const [path = '', title] = mention.split(' › ')
  if (title === undefined) return 'no title'
  if (!statSync(new URL(path, root), { throwIfNoEntry: false })?.isFile()) return 'no such file'
  // Titles of the hostile suite begin with the numbers of their cases.
  const isThere = /^\d+$/.test(title)
    ? new RegExp(`['"\`](\\d+ )*${title} `).test(read(path))
    : read(path).includes(title)
  return isThere ? null : 'no such test'
}

it.each(rows)('%s%s', (_, _threat, _mitigation, shown = '') => {
  const mentions = [...shown.matchAll(/`([^`]+)`/g)].map(([, mention = '']) => mention)
  expect(mentions).not.toEqual([])
  expect(mentions.map((mention) => [mention, problemOf(mention)]).filter(([, problem]) => problem !== null)).toEqual([])
})

it('are all read', () => expect(rows.length).toBeGreaterThan(10))
