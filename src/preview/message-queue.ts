/** Many messages, few drawings: what comes in is worked off a frame at a time (hostile world 44). */

export interface MessageQueueOptions<Message, Shown> {
  first: Shown
  /** The work of one message, in slices; gives what is shown after it. */
  follow: (shown: Shown, message: Message) => Generator<undefined, Shown>
  /** At most once a frame, and only for something new. */
  draw: (shown: Shown) => void
  /** Calls back before the next frame is drawn. */
  nextFrame: (run: () => void) => void
  /** Milliseconds. */
  now: () => number
}

/** More than a person could cause in a frame: of a flood the last ones count. */
const longest = 100
/** Of a frame, so that the page stays alive beneath a flood. */
const budgetMs = 8

/** Returns what takes a message. */
export function createMessageQueue<Message, Shown>(
  options: MessageQueueOptions<Message, Shown>,
): (message: Message) => void {
  const { follow, draw, nextFrame, now } = options
  const waiting: Message[] = []
  let shown = options.first
  let work: Generator<undefined, Shown> | null = null
  let isAwake = false

  function turn() {
    const before = shown
    const until = now() + budgetMs
    do step()
    while ((work || waiting.length > 0) && now() < until)
    if (shown !== before) draw(shown)
    isAwake = work !== null || waiting.length > 0
    if (isAwake) nextFrame(turn)
  }

  function step() {
    const message = work ? undefined : waiting.shift()
    if (message !== undefined) work = follow(shown, message)
    const slice = work?.next()
    if (!slice?.done) return
    shown = slice.value
    work = null
  }

  return (message) => {
    waiting.push(message)
    if (waiting.length > longest) waiting.shift()
    if (!isAwake) nextFrame(turn)
    isAwake = true
  }
}
