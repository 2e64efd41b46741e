/** Runs tasks one after another. A failure is reported; the next task still runs. */
export function inTurn(
  failed: (error: unknown, name: string) => void,
): (name: string, act: () => Promise<void>) => void {
  let turn = Promise.resolve()
  return (name, act) => {
    turn = turn.then(act).catch((error: unknown) => failed(error, name))
  }
}
