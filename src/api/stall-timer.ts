/** Notices that nothing has moved for a while. */

/** A timer that is so late has slept with the device. */
const sleepMs = 5000

export interface StallTimer {
  /** To be called at the start and whenever something has moved. */
  restart: () => void
  stop: () => void
}

/** A device that slept past the limit is given it once more: what it was sending may go on when it wakes. */
export function createStallTimer(limitMs: number, onStall: () => void): StallTimer {
  let timer: ReturnType<typeof setTimeout>

  function wait(hasSlept: boolean) {
    clearTimeout(timer)
    const due = performance.now() + limitMs
    timer = setTimeout(() => {
      if (!hasSlept && performance.now() - due > sleepMs) wait(true)
      else onStall()
    }, limitMs)
  }

  return { restart: () => wait(false), stop: () => clearTimeout(timer) }
}
