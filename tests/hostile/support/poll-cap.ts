/** How long polling goes on until the error of the limit of 4 minutes. */
import { expect, type World } from './world.ts'

/** Lets time pass, ten seconds with at least one poll each. Resolves to the seconds that have passed. */
export async function secondsUntilFailed({ api, page, widget }: World): Promise<number> {
  const failed = widget.getByRole('heading', { name: 'An error has occured.' })
  let passed = 0
  for (; passed < 300 && !(await failed.isVisible()); passed += 10) {
    const before = api.count('status')
    await page.clock.fastForward(10_000)
    await expect.poll(async () => api.count('status') > before || (await failed.isVisible())).toBe(true)
  }
  await expect(failed).toBeVisible()
  return passed
}
