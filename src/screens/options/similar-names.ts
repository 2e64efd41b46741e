/** Compares names as people type them: without accents and case, and with typos. */
import { startOf } from '../../untrusted/index.ts'

/** Of a name, as much as is shown. */
const longestName = 200
/** Of a term, as much as tells names apart. */
const longestTerm = 40

/** Letters that have no accent to take away. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' }

/** Names of many sources have few different letters. */
const foldedLetters = new Map<string, string>()

function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter)
  if (known !== undefined) return known
  const folded = letter
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđæœ]/g, (found) => plainLetters[found] as string)
    .replace(/[^\p{L}\p{N}]/gu, ' ')
  foldedLetters.set(letter, folded)
  return folded
}

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
function wordStarts(folded: string): number[] {
  const starts: number[] = []
  for (let at = 0; at < folded.length; at += 1)
    if (folded[at] !== ' ' && (at === 0 || folded[at - 1] === ' ')) starts.push(at)
  return starts
}

export type Match = readonly [start: number, end: number]

/** Finds the part of a name that a term matches; a match at the beginning of a word comes first. */
export function matchesOf(term: string): (name: string) => Match | null {
  const sought = fold(term).trim()
  return (name) => {
    const shown = startOf(name, longestName)
    const { folded, at } = foldWithPositions(shown)
    if (sought === '') return null
    const inWord = wordStarts(folded).find((start) => folded.startsWith(sought, start))
    const start = inWord ?? folded.indexOf(sought)
    return start < 0 ? null : [at[start] as number, at[start + sought.length] ?? shown.length]
  }
}

/** 0: the name begins with the term; 1: one of its words does; 2: it contains the term; 3: something else matched. */
export function rankOf(name: string, match: Match | null): number {
  if (!match) return 3
  const [start] = match
  if (start === 0) return 0
  return /[\p{L}\p{N}]/u.test(name.charAt(start - 1)) ? 2 : 1
}

/** How many typos are forgiven in a term of this length. */
const typosIn = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * How many typos turn the term into the beginning of a word of a name, and half a typo more where the word goes on;
 * null: more than are forgiven.
 */
export function typosOf(term: string): (name: string) => number | null {
  const sought = fold(startOf(term, longestTerm)).trim()
  const most = typosIn(sought.length)
  const lengths = new Set([sought.length, sought.length - most, sought.length + most, sought.length + 1])
  return (name) => {
    const folded = fold(startOf(name, longestName))
    let fewest = Number.POSITIVE_INFINITY
    for (const start of wordStarts(folded)) {
      const typos = distances(folded.slice(start, start + sought.length + most), sought, most)
      if (typos.length === 0) continue
      for (const length of lengths) {
        const end = start + length
        const goesOn = /[^ ]{2}/.test(folded.slice(end - 1, end + 1))
        fewest = Math.min(fewest, at(typos, folded.slice(start, end).trim().length) + (goesOn ? 0.5 : 0))
      }
    }
    return sought !== '' && Math.floor(fewest) <= most ? fewest : null
  }
}

/**
 * By length: the letters of the beginning of a text that are missing, added, wrong or swapped with their neighbour. What
 * has more than `most` is left out: lengths that differ by more do, and whatever follows a beginning that does.
 */
function distances(text: string, sought: string, most: number): number[] {
  const found: number[] = []
  let before: number[] = []
  let last = Array.from({ length: most + 1 }, (_, column) => column)
  for (let row = 1; row <= text.length && last.some((distance) => distance <= most); row += 1) {
    const next: number[] = row <= most ? [row] : []
    for (let column = Math.max(1, row - most); column <= Math.min(sought.length, row + most); column += 1) {
      const isSame = text[row - 1] === sought[column - 1]
      const isSwapped = text[row - 1] === sought[column - 2] && text[row - 2] === sought[column - 1]
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
    if (row >= sought.length - most) found[row] = at(last, sought.length)
  }
  return found
}

const at = (line: readonly number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY
