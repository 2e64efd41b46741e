/** Holds back what the workers of a page answer, as if each had much to do. */
import type { Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'

interface Held {
  version: number
  isLast: boolean
  deliver: () => void
}

/** Before the page opens. */
export const letAnswersBeHeld = (page: Page): Promise<unknown> => page.addInitScript(holdAnswers)

export const hold = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.set(globalThis, 'holdsAnswers', true))

/** Until both workers have answered everything about a text; all of it is held. @returns the version of the text */
export async function bothHeld(page: Page, after = 0): Promise<number> {
  const versions = () =>
    page.evaluate((after) => {
      const held: readonly Held[] = Reflect.get(globalThis, 'heldAnswers')
      return held.flatMap(({ version, isLast }) => (isLast && version > after ? [version] : []))
    }, after)
  await expect.poll(async () => (await versions()).length).toBe(2)
  return (await versions())[0] as number
}

/** @param version without it everything is delivered, and nothing held any more */
export const deliver = (page: Page, version?: number): Promise<void> =>
  page.evaluate((version) => {
    const held: Held[] = Reflect.get(globalThis, 'heldAnswers')
    for (const answer of held) if (version === undefined || answer.version === version) answer.deliver()
    if (version === undefined) Reflect.set(globalThis, 'holdsAnswers', false)
  }, version)

/** All but the last one about each text. */
export const deliverFront = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const { isLast, deliver } of Reflect.get(globalThis, 'heldAnswers') as Held[]) if (!isLast) deliver()
  })

function holdAnswers() {
  const held: Held[] = []
  Reflect.set(globalThis, 'heldAnswers', held)
  const { addEventListener } = Worker.prototype
  Worker.prototype.addEventListener = function (this: Worker, type: string, hear: (event: MessageEvent) => void) {
    const hearLater = (event: MessageEvent) => {
      if (!Reflect.get(globalThis, 'holdsAnswers')) return hear(event)
      const { version, extent } = event.data
      held.push({ version, isLast: extent === 'everything', deliver: () => hear(event) })
    }
    addEventListener.call(this, type, (type === 'message' ? hearLater : hear) as EventListener)
  } as typeof addEventListener
}
