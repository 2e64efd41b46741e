/** The studio as static files beside the widget: flows by name and by address, under its own policy. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/browser.ts'
import { serveStaticSite } from './support/static-site.ts'

test('opens what is deployed beside it, by name and by address, and nothing from elsewhere', async ({ page }) => {
  const site = await serveStaticSite()
  const studio = `${site.url}/studio/`
  const label = page.locator('.header p')
  const heading = page.frameLocator('.preview iframe').getByRole('heading', { level: 1 })
  const moveUp = page.getByRole('button', { name: 'Move selectSource up' })

  await page.goto(studio)
  await expect(label).toContainText('Published')
  await expect(page.getByRole('tab', { name: 'Tests' })).toBeVisible()
  await moveUp.press('Enter')
  await expect(heading).toBeVisible()
  await expect(label).toContainText('Draft')

  // The file that the widget loads: without tests, and without what the build has added.
  await page.goto(`${studio}?flow=../flows/connect.flow.json`)
  await expect(label).toContainText('Published')
  await expect(page.locator('.cm-line').filter({ hasText: '"screen": "consent"' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Control+s')
  const saved = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(saved).toMatchObject({ name: 'connect' })
  expect(Object.keys(saved)).not.toContain('checked')
  await page.locator('.step').filter({ hasText: 'selectSource' }).first().click()
  await expect(heading).toHaveText('Select a source')
  await moveUp.click()
  await expect(label).toContainText('kept in this browser')

  for (const address of [
    'https://evil.example/flows/connect.flow.json',
    '//evil.example/x.flow.json',
    '../index.html',
  ]) {
    await page.goto(`${studio}?flow=${encodeURIComponent(address)}`)
    await expect(page.getByRole('alert')).toContainText('may not be opened here')
  }
  await page.getByRole('textbox', { name: 'Address of a flow' }).fill('connect')
  await page.keyboard.press('Enter')
  await expect(label).toContainText('connect')
  // What the widget still loads must not miss its server.
  await page.goto('about:blank')
  await site.close()
})

test('the build has the flows as they are written beside the studio', async () => {
  const built = JSON.parse(await readFile('dist/studio/files/connect.json', 'utf8'))
  expect(Object.keys(built)).toEqual(['flows', 'forms', 'tests'])
  expect(built.flows[0].file).toBe('flows/connect.flow.json')
})

test('a widget that does not answer is named, with what lets it; the rest works', async ({ page }) => {
  const widget = process.env['TIELINE_WIDGET_URL'] ?? ''
  await page.clock.install()
  await page.route(`${widget}/?preview=*`, (route) => route.fulfill({ contentType: 'text/html', body: 'Not here' }))
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  await expect(page.frameLocator('.preview iframe').getByText('Not here')).toBeVisible()
  const note = page.getByRole('note')
  await expect(note).toBeHidden()
  await page.clock.fastForward(5000)
  await expect(note).toContainText(`The widget of ${widget} does not answer`)
  await expect(note).toContainText('previewOrigins')
  await page.getByRole('button', { name: 'Move selectSource up' }).click()
  await expect(page.locator('.header p')).toContainText('kept in this browser')
})
