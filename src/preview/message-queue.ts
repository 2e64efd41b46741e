/** Works off messages frame by frame, so that a flood of them can't block the page. */

export interface MessageQueueOptions<Message, Picture> {
  first: Picture
  /** What is shown after a message, worked out in slices. */
  apply: (shown: Picture, message: Message) => Generator<undefined, Picture>
  /** At most once per frame, and only if something has changed. */
  draw: (shown: Picture) => void
  /** Calls back before the next frame is drawn. */
  nextFrame: (run: () => void) => void
  /** Milliseconds. */
  now: () => number
}

/** More than a person could send within a frame: of a flood only the last ones count. */
const longest = 100
/** The time used in each frame, so that the page stays responsive. */
const budgetMs = 8

/** Returns the function that adds a message. */
export function createMessageQueue<Message, Picture>(
  options: MessageQueueOptions<Message, Picture>,
): (message: Message) => void {
  const { apply, draw, nextFrame, now } = options
  const waiting: Message[] = []
  let shown = options.first
  let work: Generator<undefined, Picture> | null = null
  let isScheduled = false

  function workForOneFrame() {
    const before = shown
    const until = now() + budgetMs
    do workForOneSlice()
    while ((work || waiting.length > 0) && now() < until)
    if (shown !== before) draw(shown)
    isScheduled = work !== null || waiting.length > 0
    if (isScheduled) nextFrame(workForOneFrame)
  }

  function workForOneSlice() {
    const message = work ? undefined : waiting.shift()
    if (message !== undefined) work = apply(shown, message)
    const slice = work?.next()
    if (!slice?.done) return
    shown = slice.value
    work = null
  }

  return (message) => {
    waiting.push(message)
    if (waiting.length > longest) waiting.shift()
    if (!isScheduled) nextFrame(workForOneFrame)
    isScheduled = true
  }
}
