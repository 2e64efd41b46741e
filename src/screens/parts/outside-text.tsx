import { isolate } from '../../i18n/index.ts'

const longestName = 200
const longestText = 2000

/** A name from outside, cut to a length for a row or a sentence. `fallback` replaces a name without visible characters. */
export function cutName(name: string | null | undefined, fallback = ''): string {
  if (!name || isolate(name).replace(/[\s\u2068\u2069]/gu, '') === '') return fallback
  return cut(name, longestName)
}

/** Never ends with half of a surrogate pair. */
const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/u, '')}…` : text

/** Text from outside: cut to a length that a page can show, with its direction isolated. */
export const OutsideText = ({ children }: { children: string }) => <bdi>{cut(children, longestText)}</bdi>
