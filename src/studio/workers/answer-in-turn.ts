/** Works off the latest request of a worker piece by piece: between two pieces it looks whether a newer one has arrived. */

/**
 * No piece can be interrupted. So the first is begun at once, and the longer ones when nothing was asked for so long, which
 * is more than most people need from one letter to the next.
 */
const quietMs = 250

/** @param answersTo a piece for each answer; null: nothing can be said yet */
export function answerInTurn<Request extends { version: number }, Answer extends object>(
  answersTo: (request: Request) => Iterator<Answer | null>,
): void {
  let latest: Request | null = null
  const goOn = (request: Request, answers: Iterator<Answer | null>, piece: number) => {
    // Requests that have arrived meanwhile are received before the next piece.
    setTimeout(
      () => {
        if (request !== latest) return
        const { value, done } = answers.next()
        if (done) return
        if (value !== null) self.postMessage({ ...value, version: request.version })
        goOn(request, answers, piece + 1)
      },
      piece === 1 ? quietMs : 0,
    )
  }
  self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    latest = data
    goOn(data, answersTo(data), 0)
  })
}
