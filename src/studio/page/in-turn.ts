/** Runs tasks one after another. A task that fails has the result that `failed` gives; the next one still runs. */
export function inTurn<Result>(
  failed: (error: unknown, name: string) => Promise<Result>,
): (name: string, act: () => Promise<Result>) => Promise<Result> {
  let turn: Promise<unknown> = Promise.resolve()
  return (name, act) => {
    const result = turn.then(act).catch((error: unknown) => failed(error, name))
    turn = result
    return result
  }
}
