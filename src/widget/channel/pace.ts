/** Spares work: of values that arrive too fast, only the last one counts. */

/** Applies only the last of the values that arrive within a frame, so that a flood of them costs no drawing. */
export function createLatest<Value>(page: Window, apply: (value: Value) => void): (value: Value) => void {
  let next: { value: Value } | null = null
  return (value) => {
    if (!next)
      page.requestAnimationFrame(() => {
        if (next) apply(next.value)
        next = null
      })
    next = { value }
  }
}

/** Applies a value at once, and then nothing for so long; afterwards the last of those that have arrived meanwhile. */
export function createSpaced<Value>(ms: number, apply: (value: Value) => void): (value: Value) => void {
  let isPaused = false
  let next: { value: Value } | null = null
  function run(value: Value) {
    isPaused = true
    setTimeout(() => {
      isPaused = false
      const waiting = next
      next = null
      if (waiting) run(waiting.value)
    }, ms)
    apply(value)
  }
  return (value) => {
    if (isPaused) next = { value }
    else run(value)
  }
}
