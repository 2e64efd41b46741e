export type RejectionReason = 'empty' | 'invalid-type' | 'unreadable'

/** A file that cannot be an invoice, and why. */
export interface RejectedFile {
  name: string
  reason: RejectionReason
}

/** PDF readers look for the header in the first 1024 bytes, so no more of a file is read here. */
const headBytes = 1024

/** Null for a PDF that can be read, by its type or name and its first bytes (conformance 5.7). */
export async function rejectionOf(file: File): Promise<RejectionReason | null> {
  if (file.size === 0) return 'empty'
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return 'invalid-type'
  try {
    return (await file.slice(0, headBytes).text()).includes('%PDF-') ? null : 'invalid-type'
  } catch {
    // A folder, or a file that was changed or deleted after it was chosen.
    return 'unreadable'
  }
}

export async function sortInvoices(files: readonly File[]): Promise<{ accepted: File[]; rejected: RejectedFile[] }> {
  const checked = await Promise.all(files.map(async (file) => ({ file, reason: await rejectionOf(file) })))
  return {
    accepted: checked.flatMap(({ file, reason }) => (reason === null ? [file] : [])),
    rejected: checked.flatMap(({ file, reason }) => (reason === null ? [] : [{ name: file.name, reason }])),
  }
}

export const identity = ({ name, size, lastModified }: File) => `${size} ${lastModified} ${name}`

/** `files`, and those of `more` that are not among them. */
export function withoutDuplicates(files: readonly File[], more: readonly File[]): File[] {
  return [...new Map([...files, ...more].map((file) => [identity(file), file])).values()]
}

/** The file that was on its way when the share `sent` of all bytes had been sent; null before and after all of them. */
export function fileAt<File extends { size: number }>(files: readonly File[], sent: number): File | null {
  const at = sharesSent(files, sent).findIndex((share) => share < 1)
  return sent > 0 ? (files[at] ?? null) : null
}

/** The share of each file (0 to 1) that has been sent when the share `sent` of all bytes has: in their order. */
export function sharesSent(files: readonly Pick<File, 'size'>[], sent: number): number[] {
  let left = sent * files.reduce((sum, { size }) => sum + size, 0)
  return files.map(({ size }) => {
    const own = Math.max(0, Math.min(size, left))
    left -= own
    return size > 0 ? own / size : 1
  })
}
