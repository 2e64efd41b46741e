/** Does one thing after another. One that fails is told, and keeps the next one from nothing. */
export function inTurn(
  failed: (error: unknown, name: string) => void,
): (name: string, act: () => Promise<void>) => void {
  let turn = Promise.resolve()
  return (name, act) => {
    turn = turn.then(act).catch((error: unknown) => failed(error, name))
  }
}
