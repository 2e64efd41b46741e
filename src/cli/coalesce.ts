/**
 * Yields once for all changes that come close together, and once more for those that come while one is dealt with.
 * @param listen calls back for each change
 * @param settle waits until a change is complete: editors write a file in several steps
 */
export async function* coalesce(
  listen: (onChange: () => void) => void,
  settle: () => Promise<void>,
): AsyncGenerator<void> {
  let hasChanged = false
  let wake = () => {}
  listen(() => {
    hasChanged = true
    wake()
  })
  for (;;) {
    if (!hasChanged)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    await settle()
    hasChanged = false
    yield
  }
}
