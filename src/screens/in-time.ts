/** Longer than a file takes on any connection on which the widget can be used. */
const longestMs = 8000

/** A file that did not arrive: no fault in the code, and the page offers to load it again. */
export class MissingFile extends Error {
  override name = 'MissingFileError'
}

/** Rejects if a file hangs, as if it could not be fetched. */
export const inTime = <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new MissingFile('late')), longestMs)
    }),
  ])
