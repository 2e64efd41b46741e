/** Uploads over a slow connection: the progress of each file, and cancelling. */
import { expect, test } from '../support/browser.ts'
import { openWidget } from './support/widget.ts'

const invoice = (name: string, kilobytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(kilobytes * 1000)]),
})

test('shows the progress of each file; cancelling stops the upload and keeps the files', { tag: '@smoke' }, async ({
  page,
}) => {
  const network = await page.context().newCDPSession(page)
  const uploads: string[] = []
  const isUpload = (request: { url: () => string }) => request.url().endsWith('/link/upload')
  page.on('requestfinished', (request) => isUpload(request) && uploads.push('finished'))
  page.on('requestfailed', (request) => isUpload(request) && uploads.push(request.failure()?.errorText ?? ''))
  await openWidget(page, { allow_document_upload: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Upload my invoices' }).click()
  await page.getByRole('listitem').getByRole('button').first().click()
  await page.locator('input[type=file]').setInputFiles([invoice('january.pdf', 500), invoice('february.pdf', 6000)])

  const bytes = { latency: 0, downloadThroughput: -1 }
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', { ...bytes, offline: false, uploadThroughput })
  // So slow that a busy machine sees each file under way: the first for 5 s, and the second for a minute.
  await limit(100_000)
  await page.getByRole('button', { name: 'Continue' }).click()
  const bar = (name: string) => page.getByRole('progressbar', { name })
  await expect(bar('january.pdf')).toBeVisible()
  await expect(bar('january.pdf')).toHaveCount(0)
  await expect(bar('february.pdf')).not.toHaveJSProperty('value', 0)
  await expect(bar('Uploading...')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(page.locator('main, footer').getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Upload your last 12 invoices' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  await expect.poll(() => uploads).toEqual(['net::ERR_ABORTED'])

  await limit(-1)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
  expect(uploads).toEqual(['net::ERR_ABORTED', 'finished'])
})
