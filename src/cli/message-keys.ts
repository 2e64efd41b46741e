/** The message keys that the code beside the locales uses; null if there is no such code. */
import type { Io } from './io.ts'

/** A screen's name, a dot and one more word, in quotes: `'consent.heading'`. */
const written = /(?<=['"])[a-z][a-z-]*\.[a-z0-9-]+(?=['"])/g
/** A key that is composed: `select-account.heading-${count}`. */
const composed = /(?<=`)[a-z][a-z-]*\.[a-z0-9-]*(?=\$\{)/g

export async function readMessageKeys(
  known: readonly string[],
  io: Pick<Io, 'list' | 'read'>,
): Promise<string[] | null> {
  const names = (await io.list('src/screens')) === null ? null : await io.list('src', true)
  if (names === null) return null
  // The linter names keys without showing a message, and the studio's controls have texts of their own.
  const code = names.filter((name) => /\.tsx?$/.test(name) && !/^(generated|lint|studio)\//.test(name))
  const texts = await Promise.all(code.map((name) => io.read(`src/${name}`)))
  const screens = new Set(known.map((key) => key.split('.')[0]))
  // A file may be gone since the folder was listed.
  const found = texts
    .filter((text) => text !== null)
    .flatMap((text) => [
      ...[...text.matchAll(written)].flatMap(([key]) => (screens.has(key.split('.')[0]) ? [key] : [])),
      ...[...text.matchAll(composed)].flatMap(([start]) => known.filter((key) => key.startsWith(start))),
    ])
  return [...new Set(found)].sort()
}
