/** Longer than a file takes on any connection on which the widget can be used. */
const longestMs = 8000

/** Rejects if a file hangs, as if it could not be fetched. */
export const inTime = <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('late')), longestMs)
    }),
  ])
