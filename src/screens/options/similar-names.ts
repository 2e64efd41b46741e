/** Compares names as people type them: without accents and case, and with typos. */

/** Letters that have no accent to take away. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' }

const foldLetter = (letter: string) =>
  letter
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđæœ]/g, (found) => plainLetters[found] as string)
    .replace(/[^\p{L}\p{N}]/gu, ' ')

export const fold = (text: string): string => foldWithPositions(text).folded

/** `at[i]`: where the letter behind the i-th folded one begins in the text. */
function foldWithPositions(text: string): { folded: string; at: number[] } {
  const at: number[] = []
  let folded = ''
  let position = 0
  for (const letter of text) {
    const piece = foldLetter(letter)
    for (let i = 0; i < piece.length; i += 1) at.push(position)
    folded += piece
    position += letter.length
  }
  return { folded, at }
}

/** Where a word of the folded name begins. */
const wordStarts = (folded: string) => [...folded.matchAll(/(?<![^ ])[^ ]/g)].map(({ index }) => index)

/** The part of a name that a term matches; a match at the beginning of a word comes first. */
export function matchIn(name: string, term: string): readonly [start: number, end: number] | null {
  const { folded, at } = foldWithPositions(name)
  const sought = fold(term).trim()
  if (sought === '') return null
  const inWord = wordStarts(folded).find((start) => folded.startsWith(sought, start))
  const start = inWord ?? folded.indexOf(sought)
  return start < 0 ? null : [at[start] as number, at[start + sought.length] ?? name.length]
}

/** 0: the name begins with the term; 1: one of its words does; 2: it contains the term; 3: something else matched. */
export function matchRank(name: string, term: string): number {
  const match = matchIn(name, term)
  if (!match) return 3
  const [start] = match
  if (start === 0) return 0
  return /[\p{L}\p{N}]/u.test(name.charAt(start - 1)) ? 2 : 1
}

/** How many typos are forgiven in a term of this length. */
const typosIn = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * How many typos turn the term into the beginning of a word of the name, and half a typo more where the word goes on;
 * null: more than are forgiven.
 */
export function typosBetween(name: string, term: string): number | null {
  const folded = fold(name)
  const sought = fold(term).trim()
  const most = typosIn(sought.length)
  const lengths = [...new Set([sought.length, sought.length - most, sought.length + most, sought.length + 1])]
  const found = wordStarts(folded).flatMap((start) =>
    lengths.map((length) => {
      const end = start + length
      const goesOn = /[^ ]{2}/.test(folded.slice(end - 1, end + 1))
      return distance(folded.slice(start, end).trim(), sought) + (goesOn ? 0.5 : 0)
    }),
  )
  const fewest = Math.min(Number.POSITIVE_INFINITY, ...found)
  return sought !== '' && Math.floor(fewest) <= most ? fewest : null
}

/** Letters that are missing, added, wrong or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next.push(
        Math.min(
          (last[column] as number) + 1,
          (next[column - 1] as number) + 1,
          (last[column - 1] as number) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = next
  }
  return last[b.length] as number
}
