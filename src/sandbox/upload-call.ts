/** Invoices instead of credentials (contracts section 3, `/link/upload`). */
import { randomUUID } from 'node:crypto'
import type { Handlers, UploadedFile } from './call.ts'
import { CallError } from './call-errors.ts'
import { knownSource } from './session.ts'

/** What a file is, its first bytes say: a name or a declared type proves nothing. */
async function isPdf(file: UploadedFile): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-'
}

export const uploadCalls: Handlers<'upload'> = {
  async upload({ source_id }, context) {
    const { session, files } = context
    knownSource(source_id, context)
    if (files.length === 0) throw new CallError('INVALID_REQUEST', "The form does not fit at '/files' (required).")
    const kinds = await Promise.all(files.map(isPdf))
    const wrong = kinds.indexOf(false)
    if (wrong >= 0) throw new CallError('INVALID_FILE', `File ${wrong + 1} of ${files.length} is not a PDF.`)
    const failing = files.filter(({ name }) => name.includes('fail') && !session.failedFiles.has(name))
    if (failing.length > 0) {
      for (const { name } of failing) session.failedFiles.add(name)
      throw new CallError('INTERNAL_ERROR', "A file whose name contains 'fail' fails the first time.")
    }
    return { data: { document_ids: files.map(() => randomUUID()), count: files.length } }
  },
}
