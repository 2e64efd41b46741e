/** The files that a server delivers: each flow flattened, under a name that stays and under one that says its content. */
import { markChecked } from '../flow/index.ts'
import { flowNameOf } from './file.ts'
import { withParsedWords } from './parsed-words.ts'
import { type ResolvedFlow, rootOf } from './resolve.ts'

export interface BuiltFile {
  name: string
  text: string
}

/** `manifest.json`: what was built, for whoever deploys. The widget does not load it (docs/decisions/0021). */
export interface Manifest {
  version: 1
  flows: Readonly<Record<string, ManifestEntry>>
}

export interface ManifestEntry {
  /** What the widget loads. */
  file: string
  /** The same, under a name that no other content has. */
  content: string
  /** Of the flow. */
  version: number
  /** The flow that a variant changes; null for a flow. */
  base: string | null
}

/** As the widget loads it: merged, with its forms and parsed words; a flow that has neither as it is written. */
export function flattenedText({ document, flat }: ResolvedFlow): string {
  const delivered = withParsedWords(flat.value)
  return delivered === document.value ? document.text : JSON.stringify(delivered)
}

/** @param resolved a flow that compiles */
export const checkedText = ({ flat }: ResolvedFlow, digest: (text: string) => string): string =>
  markChecked(JSON.stringify(withParsedWords(flat.value)), digest)

/**
 * @param flows which compile
 * @param digest a short name for a text
 */
export function buildFlows(flows: readonly ResolvedFlow[], digest: (text: string) => string): BuiltFile[] {
  const built = flows.map((resolved) => {
    const name = flowNameOf(resolved.document.file)
    const text = checkedText(resolved, digest)
    const file = `${name}.flow.json`
    const content = `${name}.${digest(text)}.json`
    const { version } = resolved.flat.value as { version: number }
    const base = resolved.variant ? flowNameOf(rootOf(resolved).document.file) : null
    return { name, text, entry: { file, content, version, base } satisfies ManifestEntry }
  })
  const manifest: Manifest = { version: 1, flows: Object.fromEntries(built.map(({ name, entry }) => [name, entry])) }
  return [
    ...built.map(({ text, entry }) => ({ name: entry.content, text })),
    ...built.map(({ text, entry }) => ({ name: entry.file, text })),
    { name: 'manifest.json', text: `${JSON.stringify(manifest, null, 2)}\n` },
  ]
}
