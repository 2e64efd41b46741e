/** Reads flows from addresses. What arrives comes from outside: it is checked before anything uses it. */
import type { Files } from '../../lint/index.ts'
import { isPlainObject } from '../../untrusted/index.ts'
import { allFiles } from '../store/files.ts'
import type { FileLocation } from './file-location.ts'
import type { FlowAddress } from './flow-address.ts'
import { isSourceFiles } from './source-files.ts'

/** Characters; a preview takes a flow of 100 kB at most. */
const longest = 2_000_000

export const addressPlace = (address: FlowAddress): FileLocation => ({
  kind: 'address',
  key: address.href,
  handles: {},
  marked: [],
  make: async () => null,
  localeBeside: async () => null,
  takeIn: async () => false,
  read: async () => {
    const files = await readFlowAddress(address)
    return files ? allFiles(files) : []
  },
  askForAccess: async () => {},
})

/** null: there is no flow at this address. */
export async function readFlowAddress({ kind, name, href }: FlowAddress): Promise<Files | null> {
  const response = await fetch(href, { cache: 'no-cache' }).catch(() => null)
  const text = response?.ok ? await response.text() : null
  if (text === null || text.length > longest) return null
  return kind === 'name' ? parseFiles(text) : { flows: [{ file: `flows/${name}.flow.json`, text: editableText(text) }] }
}

/** The files that lie beside the studio (scripts/studio-files.ts); null if the text has another shape. */
export function parseFiles(text: string): Files | null {
  const value = parsed(text)
  if (!isPlainObject(value) || !isSourceFiles(value['flows']) || value['flows'].length === 0) return null
  const { flows, tests = [], forms = [], extended = [] } = value
  if (!isSourceFiles(tests) || !isSourceFiles(forms) || !isSourceFiles(extended)) return null
  return { flows, forms, ...(tests.length > 0 && { tests }), ...(extended.length > 0 && { extended }) }
}

/**
 * The text of a flow without what the build has added for the widget: a digest, parsed words, and the flow that a variant
 * was merged into. A delivered flow is one line, and gets line breaks; another one stays as it is.
 */
export function editableText(text: string): string {
  const value = parsed(text)
  if (!isPlainObject(value) || !('checked' in value || 'parsedWords' in value)) return text
  const { checked: _, parsedWords: __, base: ___, ...written } = value
  return `${JSON.stringify(written, null, 2)}\n`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
