export type RejectionReason = 'empty' | 'invalid-type'

/** A file that cannot be an invoice, and why. */
export interface RejectedFile {
  name: string
  reason: RejectionReason
}

/** As far into a file as a reader of PDF looks for its mark; more is never read, however large the file is. */
const headBytes = 1024

/** Null for a PDF: called one by its type or its name, and beginning like one (conformance 5.7). */
export async function rejectionOf(file: File): Promise<RejectionReason | null> {
  if (file.size === 0) return 'empty'
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return 'invalid-type'
  try {
    return (await file.slice(0, headBytes).text()).includes('%PDF-') ? null : 'invalid-type'
  } catch {
    // A folder, or a file that has gone since it was chosen.
    return 'invalid-type'
  }
}

/** Which files will do, and which won't. */
export async function sortInvoices(files: readonly File[]): Promise<{ accepted: File[]; refused: RejectedFile[] }> {
  const checked = await Promise.all(files.map(async (file) => ({ file, reason: await rejectionOf(file) })))
  return {
    accepted: checked.flatMap(({ file, reason }) => (reason === null ? [file] : [])),
    refused: checked.flatMap(({ file, reason }) => (reason === null ? [] : [{ name: file.name, reason }])),
  }
}

export const identity = ({ name, size, lastModified }: File) => `${size} ${lastModified} ${name}`

/** `files` and those of `more` that are not among them. */
export function withoutDuplicates(files: readonly File[], more: readonly File[]): File[] {
  return [...new Map([...files, ...more].map((file) => [identity(file), file])).values()]
}

/** Of each file, how much is on its way (0 to 1) when `sent` of all bytes is: they go one after the other. */
export function sharesSent(files: readonly Pick<File, 'size'>[], sent: number): number[] {
  let left = sent * files.reduce((sum, { size }) => sum + size, 0)
  return files.map(({ size }) => {
    const own = Math.max(0, Math.min(size, left))
    left -= own
    return size > 0 ? own / size : 1
  })
}
