/** How long an open list is left open before it is looked at again. */
const pauseMs = 100

const openList = 'select:open'

/** Older browsers do not say. */
const isListOpen = (): boolean => CSS.supports(`selector(${openList})`) && document.querySelector(openList) !== null

/**
 * Hands answers on, in their order, while no list is open: what they change moves the controls, and a browser closes a
 * list that moves while the user chooses from it.
 */
export function afterLists<Answer>(receive: (answer: Answer) => void): (answer: Answer) => void {
  const waiting: Answer[] = []
  const deliver = (): void => {
    if (isListOpen()) setTimeout(deliver, pauseMs)
    else waiting.splice(0).forEach(receive)
  }
  return (answer) => {
    waiting.push(answer)
    if (waiting.length === 1) deliver()
  }
}
