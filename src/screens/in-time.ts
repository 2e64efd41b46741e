/** Longer than a file takes on any connection on which the widget can be used. */
const longestSeconds = 8

/** A file that did not arrive: no fault in the code, and the page offers to load it again. */
export class MissingFile extends Error {
  override name = 'MissingFileError'
}

/** Rejects if a file hangs, as if it could not be fetched. */
export const inTime = <T>(loading: Promise<T>): Promise<T> => Promise.race([loading, late()])

/**
 * Counts the seconds one by one. On a busy machine the page may run no code for longer than all of them; such a pause
 * counts as one second, and a file that has arrived meanwhile is not late.
 */
async function late(): Promise<never> {
  for (let second = 0; second < longestSeconds; second += 1) await new Promise((over) => setTimeout(over, 1000))
  throw new MissingFile('late')
}
