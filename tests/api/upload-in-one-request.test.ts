// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createApi } from '../../src/api/index.ts'
import { sendsJson, serving } from './support/server.ts'

it('sends a file of more than 5,000,000 bytes, and others beside it, in one request', async () => {
  const large = new File([`%PDF-1.7 ${'x'.repeat(5_000_000)}`], 'large.pdf', { type: 'application/pdf' })
  const small = new File(['%PDF-1.7'], 'small.pdf', { type: 'application/pdf' })
  await serving(sendsJson({ data: null }), async ({ url, received }) => {
    await createApi({ host: url, token: 'link-token' }).upload({ files: [large, small, small], source_id: 'power' })
    expect(received).toHaveLength(1)
    expect(received[0]?.body.length).toBeGreaterThan(5_000_000)
  })
})
