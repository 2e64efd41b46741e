/** The areas of the window: how large they are, who says so, and that the tabs of a narrow window stay in view. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openFlow, openStudio, region, row, serveOneFlow, tab } from './support/studio.ts'

test.beforeEach(serveOneFlow)

const line = (page: Page, name: string): Locator => page.getByRole('separator', { name, exact: true })

const sizeOf = async (area: Locator) => {
  const { width, height } = (await area.boundingBox()) as { width: number; height: number }
  return { width: Math.round(width), height: Math.round(height) }
}

test('areas are resized by mouse and by keyboard, and this browser keeps their sizes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openFlow(page)
  const [steps, preview, results] = [region(page, 'Steps'), region(page, 'Preview'), region(page, 'Results')]
  const usual = await sizeOf(steps)

  await test.step('the arrow keys move the line where they point', async () => {
    const right = line(page, 'Width of the steps')
    await right.press('ArrowRight')
    expect((await sizeOf(steps)).width).toBe(usual.width + 16)
    await expect(right).toHaveAttribute('aria-valuenow', String(usual.width + 16))
    const before = await sizeOf(preview)
    await line(page, 'Width of the preview').press('ArrowLeft')
    expect((await sizeOf(preview)).width).toBe(before.width + 16)
  })

  await test.step('the mouse drags it, also over the preview', async () => {
    const box = (await line(page, 'Width of the preview').boundingBox()) as NonNullable<
      Awaited<ReturnType<Locator['boundingBox']>>
    >
    const before = await sizeOf(preview)
    await page.mouse.move(box.x + box.width / 2, 300)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, 310, { steps: 3 })
    await page.mouse.move(box.x - 80, 310, { steps: 3 })
    await page.mouse.up()
    const { width } = await sizeOf(preview)
    expect(Math.abs(width - before.width - 80)).toBeLessThanOrEqual(5)
    await page.mouse.move(box.x - 200, 310)
    expect((await sizeOf(preview)).width).toBe(width)
  })

  await test.step('neither gets so large or small that another can not be used', async () => {
    await line(page, 'Height of the results').press('End')
    const { height } = await sizeOf(results)
    expect(height).toBeGreaterThan(300)
    expect((await sizeOf(region(page, 'Flow'))).height).toBeGreaterThan(60)
    await line(page, 'Height of the results').press('Home')
    expect((await sizeOf(results)).height).toBe(80)
  })

  await test.step('a reload keeps them, and Enter gives the usual ones back', async () => {
    const chosen = await sizeOf(preview)
    await page.reload()
    await expect(row(page, 'consent')).toBeVisible()
    expect((await sizeOf(steps)).width).toBe(usual.width + 16)
    expect((await sizeOf(preview)).width).toBe(chosen.width)
    for (const name of ['Width of the steps', 'Width of the preview', 'Height of the results'])
      await line(page, name).press('Enter')
    expect(await sizeOf(steps)).toEqual(usual)
  })
})

test('results that have nothing to say are small until there is something to read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openStudio(page)
  const results = region(page, 'Results')
  // Styles of a pane that is loaded later change nothing of the others.
  const more = region(page, 'Preview').getByText('More', { exact: true })
  const place = await more.boundingBox()
  expect((await sizeOf(results)).height).toBeLessThan(100)
  await tab(results, 'Tests').click()
  expect((await sizeOf(results)).height).toBeGreaterThan(150)
  await tab(results, 'Checks').click()
  expect((await sizeOf(results)).height).toBeLessThan(100)
  await page.getByRole('button', { name: 'Move selectSource up' }).press('Enter')
  await expect(results).toContainText('11 more findings')
  expect(await more.boundingBox()).toEqual(place)
  expect((await sizeOf(results)).height).toBeGreaterThan(150)
})

test('what is compared and reviewed has most of the room, and its tab is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openFlow(page)
  await page.getByRole('button', { name: 'Move selectSource up' }).press('Enter')
  await tab(region(page, 'Results'), 'Effects').click()
  const usual = await sizeOf(region(page, 'Results'))
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  expect((await sizeOf(region(page, 'Flow'))).height).toBeGreaterThan(500)
  expect((await sizeOf(region(page, 'Results'))).height).toBeLessThan(usual.height)

  await page.setViewportSize({ width: 1024, height: 768 })
  expect((await sizeOf(page.locator('.header'))).height).toBeLessThan(50)
  await tab(region(page, 'Flow'), 'Text').click()
  await expect(tab(region(page, 'Flow'), 'Review')).not.toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(tab(region(page, 'Flow'), 'Review')).toBeInViewport({ ratio: 1 })
})

test('labels of fields have one column, and a name of any length breaks', async ({ page }) => {
  await openFlow(page)
  const left = (field: string) =>
    region(page, 'Step')
      .getByLabel(field, { exact: true })
      .evaluate((element) => element.getBoundingClientRect().left)
  expect(await left('Shown to')).toBe(await left('What it is for'))
  await tab(region(page, 'Flow'), 'Form').click()
  await page.getByRole('textbox', { name: /^Name of a new form step/ }).fill('n'.repeat(200))
  await page.keyboard.press('Enter')
  await expect(region(page, 'Results')).toContainText('n.form.json, line')
  const wide = await page
    .locator('.pane')
    .evaluateAll((all) => all.filter((pane) => pane.scrollWidth > pane.clientWidth).map((pane) => pane.id))
  expect(wide).toEqual([])
  await tab(region(page, 'Step'), 'Experiments').click()
  await page.getByRole('textbox', { name: 'Name of a new experiment' }).fill('short')
  await page.keyboard.press('Enter')
  expect(await left('control, %')).toBe(await left('Name of a new share'))
  await page.setViewportSize({ width: 320, height: 640 })
  // In the wide window another tab has this name.
  await page
    .getByRole('tablist', { name: 'Areas of the window' })
    .getByRole('tab', { name: 'Step', exact: true })
    .click()
  await expect(page.getByRole('button', { name: 'Remove share control' })).toBeInViewport({ ratio: 1 })
})

test('in a narrow window the editor of the text has a height of its own, and the tabs stay in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openFlow(page)
  expect((await sizeOf(page.locator('.header'))).height).toBeLessThan(110)
  const tabs = page.getByRole('tablist', { name: 'Areas of the window' })
  await tabs.getByRole('tab', { name: 'Flow', exact: true }).click()
  await expect(page.locator('.cm-content')).toContainText('"severalMethods"')
  const editor = await sizeOf(page.locator('.editor'))
  expect(editor.height).toBe(384)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(tabs).toBeInViewport({ ratio: 1 })
  await expect(line(page, 'Width of the steps')).toHaveCount(0)
  await tabs.getByRole('tab', { name: 'Step', exact: true }).click()
  await expect(region(page, 'Step')).toBeVisible()

  await test.step('the preview takes the room that there is', async () => {
    await tabs.getByRole('tab', { name: 'Preview', exact: true }).click()
    const frame = region(page, 'Preview').locator('iframe')
    expect((await sizeOf(frame)).height).toBe(480)
    await page.setViewportSize({ width: 390, height: 1000 })
    expect((await sizeOf(frame)).height).toBeGreaterThan(600)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1000)
  })
})
