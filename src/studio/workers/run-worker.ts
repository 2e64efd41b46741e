/** Runs a worker that answers each version of the texts, and replaces it where it has to end before its answer. */

/** How long work on an older version may go on when there is a newer one. */
export const outdatedGraceMs = 1000
/** The same where only other flows than the one in front are left: what is shown of that one must not wait for them. */
export const whileOthersMs = 200

interface Versioned {
  version: number
}

interface WorkerRun<Request extends Versioned, Answer extends Versioned> {
  create: () => Worker
  /** Whether nothing follows this answer to a request. */
  isLast: (answer: Answer, request: Request) => boolean
  /** How long what follows this answer may go on when there is a newer request. */
  graceMs: (answer: Answer) => number
  receive: (answer: Answer) => void
  fail: (request: Request) => void
}

export interface RunningWorker<Request extends Versioned> {
  /** Works on this in place of what was asked before. */
  ask: (request: Request) => void
  /** Ends what is under way; the next request starts another worker. */
  end: () => void
}

/** A thread can't be interrupted. So one whose work was overtaken is ended, unless it takes the newer request in time. */
export function runWorker<Request extends Versioned, Answer extends Versioned>({
  create,
  isLast,
  graceMs,
  receive,
  fail,
}: WorkerRun<Request, Answer>): RunningWorker<Request> {
  let worker: Worker | null = null
  let latest: Request | null = null
  /** It has begun to work on something, as an answer has shown, and not ended it. */
  let isBusy = false
  let grace = outdatedGraceMs
  let overtaken: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    waitNoMore()
    isBusy = false
    worker?.terminate()
    worker = null
  }

  function start(): Worker {
    const started = create()
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (started !== worker || !latest) return
      isBusy = !isLast(data, latest)
      grace = graceMs(data)
      if (isBusy && data.version !== latest.version) replaceLater()
      else waitNoMore()
      receive(data)
    })
    started.addEventListener('error', () => {
      if (started !== worker || !latest) return
      end()
      fail(latest)
    })
    return started
  }

  function ask(request: Request): void {
    latest = request
    worker ??= start()
    worker.postMessage(request)
    if (isBusy) replaceLater()
  }

  function replaceLater(): void {
    overtaken ??= setTimeout(() => {
      end()
      if (latest) ask(latest)
    }, grace)
  }

  function waitNoMore(): void {
    clearTimeout(overtaken)
    overtaken = undefined
  }

  return { ask, end }
}
