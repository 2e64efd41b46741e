/** Pictures of the studio for docs/studio.md: a file that has changed meanwhile, and the fields of the preview. */
import type { PictureBrowser } from './browser.ts'

export async function takeStudioFiles({
  servers,
  openPage,
}: PictureBrowser): Promise<Readonly<Record<'files' | 'preview', Buffer>>> {
  const { page } = await openPage({ width: 1280, height: 1080 })
  await page.goto(`${servers.demo}/studio/`)
  await page.getByRole('tabpanel', { name: 'Checks' }).getByText('Nothing to fix.').waitFor()
  const pick = (label: string, value: string) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption(value)
  await pick('Place', 'enterCredentials.captcha')
  await page.getByText('More', { exact: true }).click()
  await pick('Problem', 'InvalidAnswer')
  await pick('Language', 'pt')
  await pick('Colours', 'dark')
  await pick('Size', '390x844')
  const widget = page.frameLocator('.preview iframe')
  await widget.locator('html[lang=pt]').getByRole('alert').waitFor()
  const preview = await page.getByRole('region', { name: 'Preview' }).screenshot()

  await page.getByRole('button', { name: 'Move selectSource up' }).click()
  const checked = page.getByRole('tabpanel', { name: 'Checks' }).getByText(/^(Nothing to fix|\d+ finding)/)
  await checked.waitFor()
  await page.route('**/studio/files/connect.json', async (route) => {
    const files = await (await route.fetch()).json()
    const [flow, ...others] = files.flows
    const text = flow.text.replace('"loadedDelayMs": 500', '"loadedDelayMs": 600')
    await route.fulfill({ json: { ...files, flows: [{ ...flow, text }, ...others] } })
  })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('tab', { name: 'Files', exact: true }).click()
  await page.getByRole('button', { name: 'Open a folder…' }).waitFor()
  await checked.waitFor()
  const files = await page.screenshot()
  await page.context().close()
  return { files, preview }
}
