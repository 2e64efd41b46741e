import { plainText } from '../../untrusted/index.ts'
import { inTime } from '../in-time.ts'

export type RejectionReason = 'empty' | 'invalid-type' | 'unreadable'

/** A file that cannot be an invoice, and why. */
export interface RejectedFile {
  name: string
  reason: RejectionReason
}

/** PDF readers look for the header in the first 1024 bytes, so no more of a file is read here. */
const headBytes = 1024

/**
 * What a system opens a file by: the end of its name, without the blanks and dots that Windows drops. A number behind a
 * dot is part of a name, such as 'Invoice 12.2026'; some phones give names without an ending.
 */
function extensionOf(name: string): string | null {
  const end = /\.(?!\d+[.\s]*$)([^.\s]+)[.\s]*$/.exec(plainText(name))
  return end?.[1]?.toLowerCase() ?? null
}

const unreadable = new WeakSet<File>()

/** In place of what the browser does not give: it is refused by its name. */
export function unreadableFile(name: string): File {
  const file = new File([], name)
  unreadable.add(file)
  return file
}

/** Null for a PDF that can be read, by its type and name and its first bytes (conformance 5.7). */
export async function rejectionOf(file: File): Promise<RejectionReason | null> {
  if (unreadable.has(file)) return 'unreadable'
  if (file.size === 0) return 'empty'
  const extension = extensionOf(file.name)
  // A browser, an app or a page may give any type to a file that is a program once it is saved.
  if (extension === null ? !/^application\/pdf\b/.test(file.type) : extension !== 'pdf') return 'invalid-type'
  try {
    return (await inTime(file.slice(0, headBytes).text())).includes('%PDF-') ? null : 'invalid-type'
  } catch {
    // A folder, or a file that was changed or deleted after it was chosen, or that a cloud keeps and does not deliver.
    return 'unreadable'
  }
}

/** How many files are read at once: each read opens one, and a system opens only so many. */
const readAtOnce = 16

export async function sortInvoices(files: readonly File[]): Promise<{ accepted: File[]; rejected: RejectedFile[] }> {
  const accepted: File[] = []
  const rejected: RejectedFile[] = []
  for (let at = 0; at < files.length; at += readAtOnce) {
    const some = files.slice(at, at + readAtOnce)
    const reasons = await Promise.all(some.map(rejectionOf))
    for (const [index, file] of some.entries()) {
      const reason = reasons[index] ?? null
      if (reason === null) accepted.push(file)
      else rejected.push({ name: file.name, reason })
    }
  }
  return { accepted, rejected }
}

const likeness = ({ name, size, lastModified }: File) => `${size} ${lastModified} ${name}`

/** Those of `more` that are not among `files`. Files of one name, size and date differ if their contents do. */
export async function withoutDuplicates(files: readonly File[], more: readonly File[]): Promise<File[]> {
  const kept: File[] = []
  const alike = new Map<string, File[]>()
  for (const file of files) alike.set(likeness(file), [...(alike.get(likeness(file)) ?? []), file])
  for (const file of more) {
    const others = alike.get(likeness(file)) ?? []
    if (await isAmong(others, file)) continue
    kept.push(file)
    alike.set(likeness(file), [...others, file])
  }
  return kept
}

async function isAmong(others: readonly File[], file: File): Promise<boolean> {
  for (const other of others) if (await haveSameEnds(other, file)) return true
  return false
}

/** Bytes at each end that are compared: a PDF ends with the positions of its parts, which differ with its contents. */
const endBytes = 64 * 1024

/** Of two files of one size. */
async function haveSameEnds(one: File, other: File): Promise<boolean> {
  if (one === other) return true
  const endsOf = (file: File) => inTime(new Blob([file.slice(0, endBytes), file.slice(-endBytes)]).text())
  try {
    const [a, b] = await Promise.all([endsOf(one), endsOf(other)])
    return a === b
  } catch {
    // One of them has changed or does not come: each is said to be unreadable when it is sent.
    return false
  }
}

const keys = new WeakMap<File, number>()
let lastKey = 0

/** The same for a file as long as it is listed: two can have the same name. */
export function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey
  keys.set(file, key)
  return key
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
