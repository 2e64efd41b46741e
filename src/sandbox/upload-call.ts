/** Invoices instead of credentials: `/link/upload`. */
import { randomUUID } from 'node:crypto'
import { type Handlers, sourceContext, type UploadedFile } from './call.ts'
import { CallError } from './call-errors.ts'
import { requireSource } from './catalogue.ts'
import { scenarioError } from './run.ts'
import { isFirst } from './session.ts'

/** Decided by the first bytes: a name or a declared type proves nothing. */
async function isPdf(file: UploadedFile): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-'
}

export const uploadCalls: Handlers<'upload'> = {
  async upload({ source_id }, context) {
    const { session, files } = context
    requireSource(source_id, sourceContext(context))
    if (files.length === 0) throw new CallError('VALIDATION_FAILED', "The form does not fit at '/files' (required).")
    const kinds = await Promise.all(files.map(isPdf))
    const wrong = kinds.indexOf(false)
    if (wrong >= 0) {
      throw new CallError('INVALID_DOCUMENT_UPLOAD', `File ${wrong + 1} of ${files.length} is not a PDF.`)
    }
    if (files.some(({ name }) => name.includes('expire'))) {
      session.expiresAt = context.now
      throw scenarioError('INVALID_LINK_TOKEN')
    }
    const failing = files.filter(({ name }) => name.includes('fail') && isFirst(session, `upload ${name}`))
    const [first] = failing
    if (first) {
      throw new CallError('UNEXPECTED_ERROR', "A file whose name contains 'fail' fails the first time.", {
        display: ({ uploads }) => uploads.failed.replace('{name}', () => first.name),
      })
    }
    return { data: { document_ids: files.map(() => randomUUID()), count: files.length } }
  },
}
