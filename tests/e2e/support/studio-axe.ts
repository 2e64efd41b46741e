/** Runs axe in the studio, without the widget in its frames, which has tests of its own. */
import type { Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'
import { type Axe, loadAxe } from './axe.ts'

/** What depends on the theme. */
const colours = ['color-contrast', 'link-in-text-block']

interface Part {
  /** A selector; default: the whole page, which rules about the page itself need. */
  within?: string
  /** Only these; without them all. */
  rules?: readonly string[]
}

export async function expectAccessible(page: Page, { within = 'html', rules }: Part = {}): Promise<void> {
  await loadAxe(page.mainFrame())
  const context = { include: [[within]], exclude: [['iframe']] }
  const options = { iframes: false, resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const run = async ([context, options]: [object, object]) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run(context, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join()}`)
  }
  expect(await page.evaluate(run, [context, options] as [object, object])).toEqual([])
}

/** In light with every rule, in dark with those of colours. */
export async function expectAccessibleInBoth(page: Page, within?: string): Promise<void> {
  const part = within === undefined ? {} : { within }
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { ...part, rules: colours })
  await page.emulateMedia({ colorScheme: 'light' })
}
