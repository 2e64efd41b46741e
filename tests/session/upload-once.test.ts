import { expect, it } from 'vitest'
import { httpError } from './support/fake-api.ts'
import { openTestSession, select } from './support/harness.ts'

it.each([408, 429, 500, 503])('an upload with response %i is not retried', async (status) => {
  const upload = () => Promise.reject(httpError(status, {}, { 'retry-after': '1' }))
  const { send, calls, clock, place } = openTestSession({ upload }, { allowDocumentUpload: true })
  await send('NEXT', 'METHOD_UPLOAD_INVOICES', select, { type: 'SUBMIT_INVOICES', files: [], onProgress: () => {} })
  await clock.advance(300_000)
  expect([calls('upload').length, place()]).toEqual([1, 'uploadInvoices'])
})
