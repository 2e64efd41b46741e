import { openDemo } from './support/demo.ts'
import { expect, test } from './support/servers-per-test.ts'

test('a reload in the middle of polling resumes it', async ({ page, servers }) => {
  const demo = await openDemo(page, {}, servers.demo)
  await servers.setSandboxSpeed(0)
  await demo.connect({ search: 'hyd', username: 'user_mfa', password: 'pass_good' })
  await expect(demo.widget.getByText('Please wait, this may take a few minutes')).toBeVisible()

  const frame = page.locator('#frame iframe')
  const address = await frame.getAttribute('src')
  await page.goto(address ?? '')
  await expect(page.getByText('Please wait, this may take a few minutes')).toBeVisible()
  await servers.setSandboxSpeed(10)
  await expect(page.getByRole('heading', { name: 'Verify Your Identity' })).toBeVisible()

  await page.reload()
  await page.getByLabel('Code').fill('123456')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', { name: 'Select accounts' })).toBeVisible()
})
