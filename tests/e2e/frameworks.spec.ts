/** `<tieline-link>` in the templates of frameworks, with the real libraries. */
import { expect, test } from '../support/browser.ts'
import { connectIn, hosts, widgetIn } from './support/hosts.ts'

for (const framework of ['vue', 'svelte', 'angular'] as const) {
  test(`${framework}: attributes, properties and events are bound, and the user connects`, async ({ page }) => {
    await page.goto(hosts[framework])
    const state = page.locator('output')
    await expect(state).toHaveText('idle')
    const link = page.locator('tieline-link')
    expect(
      await link.evaluate((element) => {
        const { url, timeout, closeOnEscape, token } = element as import('../../src/embed/element.ts').TielineElement
        return [URL.canParse(url ?? ''), timeout, closeOnEscape, typeof token]
      }),
    ).toEqual([true, 20_000, false, 'function'])

    await page.getByRole('button', { name: 'Connect your account' }).click()
    await expect(state).toHaveText('open')
    const widget = widgetIn(page)
    await widget.getByRole('button', { name: 'Continue' }).press('Escape')
    await connectIn(widget)
    await expect(page.locator('[role=status]')).toHaveText(/^Connected: public-sandbox-/)
    await widget.getByRole('button', { name: 'Finish' }).click()
    await expect(state).toHaveText('closed')
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}
