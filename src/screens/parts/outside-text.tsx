import { isolate } from '../../i18n/index.ts'

const longestName = 200
const longestText = 2000

/** A name from outside, short enough for a row or a sentence. `fallback` replaces one that has nothing to see. */
export function cutName(name: string | null | undefined, fallback = ''): string {
  const visible = isolate(name ?? '').replace(/[\s\u2068\u2069]/gu, '')
  return visible === '' ? fallback : cut(name ?? '', longestName)
}

/** Leaves no half of a surrogate pair at the end. */
const cut = (words: string, longest: number) =>
  words.length > longest ? `${words.slice(0, longest).replace(/[\uD800-\uDBFF]$/u, '')}…` : words

/** Sentences from outside: cut to a length that a page can show, with their direction isolated. */
export const OutsideText = ({ children }: { children: string }) => <bdi>{cut(children, longestText)}</bdi>
