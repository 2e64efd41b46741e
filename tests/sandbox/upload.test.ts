import { describe, expect, it } from 'vitest'
import * as responses from '../../src/generated/responses.validators.js'
import { sourceId } from '../support/sources.ts'
import { createTester, post } from './tester.ts'

const pdf = (name: string) => new File(['%PDF-1.7\n…'], name, { type: 'application/pdf' })

async function createUploader() {
  const { sandbox, link_token } = await createTester()
  return (files: (File | string)[], source_id: string | null = sourceId('hydra-water')) => {
    const form = new FormData()
    form.set('link_token', link_token)
    if (source_id !== null) form.set('source_id', source_id)
    for (const file of files) form.append('files', file)
    return post(sandbox, 'upload', form)
  }
}

describe('upload', () => {
  it('takes several invoices with any names', async () => {
    const upload = await createUploader()
    const { status, body } = await upload([pdf('a.pdf'), pdf('a.pdf'), pdf('B.PDF'), pdf('‮fdp.exe')])
    expect(status).toBe(200)
    expect(responses.upload(body)).toBe(true)
    const { count, document_ids } = body.data as { count: number; document_ids: string[] }
    expect([count, new Set(document_ids).size]).toEqual([4, 4])
  })

  it.each<[string, (File | string)[], string | null, string]>([
    [
      'a page named .pdf',
      [pdf('a.pdf'), new File(['<html>'], 'b.pdf')],
      sourceId('hydra-water'),
      'INVALID_DOCUMENT_UPLOAD',
    ],
    ['an empty file', [new File([], 'a.pdf')], sourceId('hydra-water'), 'INVALID_DOCUMENT_UPLOAD'],
    ['no file', [], sourceId('hydra-water'), 'VALIDATION_FAILED'],
    ['text for a file', ['%PDF-'], sourceId('hydra-water'), 'VALIDATION_FAILED'],
    ['no source', [pdf('a.pdf')], null, 'VALIDATION_FAILED'],
    ['an unknown source', [pdf('a.pdf')], 'nowhere', 'INVALID_SOURCE'],
  ])('refuses %s', async (_, files, source_id, error_code) => {
    const upload = await createUploader()
    expect(await upload(files, source_id)).toMatchObject({ status: 400, body: { error_code } })
  })

  it('fails once for each file name that contains fail', async () => {
    const upload = await createUploader()
    const statuses = []
    for (const name of ['will-fail.pdf', 'will-fail.pdf', 'fail-too.pdf', 'fail-too.pdf']) {
      statuses.push((await upload([pdf('a.pdf'), pdf(name)])).status)
    }
    expect(statuses).toEqual([500, 200, 500, 200])
  })

  it('tells the user which file could not be read', async () => {
    const upload = await createUploader()
    const { body } = await upload([pdf('a.pdf'), pdf('will-fail-$&.pdf')])
    expect(body).toMatchObject({ display_message: 'will-fail-$&.pdf could not be read.' })
  })
})
