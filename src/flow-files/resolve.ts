/** resolveFlow(file, files) → the flow as the widget loads it, and for each pointer of it the file that says it. */
import { type Document, parseDocument } from '../analysis/index.ts'
import { formsNamed, joinPointers, mergePatch, pointerInMerge, suggest } from '../flow/index.ts'
import type { FlowVariant } from '../generated/flow-variant.types.ts'
import { flowNameOf, folderOf, formFileOf, isFlowFile, type SourceFiles, siblingFlow } from './file.ts'
import { addForms, type FormFile, readForm } from './form.ts'
import type { FileProblem } from './problem.ts'
import { isVariant, readVariant } from './variant.ts'

export interface ResolvedFlow {
  /** The file as it is written. */
  document: Document
  /** The flow with everything merged in, and its forms; its positions lead into the file that says it. */
  flat: Document
  /** The forms that the merged flow shows, sound or not, as far as their files are there. */
  forms: readonly FormFile[]
  /** What the file extends; null for a flow, and where that can't be found. */
  base: ResolvedFlow | null
  /** null for a flow. */
  variant: FlowVariant | null
  /** Why a variant can't be merged; `flat.value` is undefined then. */
  problems: readonly FileProblem[]
}

/** @param file a path in `files`, which also hold what it extends, and the forms */
export const resolveFlow = (file: string, files: SourceFiles): ResolvedFlow => withForms(merged(file, files, []), files)

/** Forms come last: which ones a flow shows is known when everything is merged. */
function withForms(resolved: ResolvedFlow, files: SourceFiles): ResolvedFlow {
  const { document, flat, base } = resolved
  const forms = formsNamed(flat.value).flatMap((name) => {
    const source = files.get(formFileOf(document.file, name))
    return source ? [readForm(source)] : []
  })
  return { ...resolved, base: base && withForms(base, files), forms, flat: addForms(flat, forms) }
}

function merged(file: string, files: SourceFiles, above: readonly string[]): ResolvedFlow {
  const source = files.get(file)
  if (!source) throw new Error(`'${file}' is not among the files.`)
  const document = parseDocument(file, source.text)
  if (!isVariant(document.value))
    return { document, flat: document, forms: [], base: null, variant: null, problems: [] }
  const name = flowNameOf(file)
  const { variant, problems } = readVariant(document.value, name)
  if (!variant) return unmerged(document, problems)
  const found = findBase(file, variant, files, [...above, name])
  if (Array.isArray(found)) return unmerged(document, found, variant)
  return { document, flat: flatten(document, variant, found), forms: [], base: found, variant, problems: [] }
}

function unmerged(document: Document, problems: readonly FileProblem[], variant: FlowVariant | null = null) {
  return { document, flat: { ...document, value: undefined }, forms: [], base: null, variant, problems }
}

function findBase(
  file: string,
  variant: FlowVariant,
  files: SourceFiles,
  above: readonly string[],
): ResolvedFlow | FileProblem[] {
  const pointer = '/extends'
  const name = variant.extends
  if (above.includes(name))
    return [{ code: 'circular-extends', pointer, chain: [...above.slice(above.indexOf(name)), name] }]
  const path = siblingFlow(file, name)
  if (!files.has(path)) {
    const folder = folderOf(file)
    const known = [...files.keys()].filter((each) => isFlowFile(each) && folderOf(each) === folder && each !== file)
    return [{ code: 'unknown-base', pointer, base: name, folder, suggestion: suggest(name, known.map(flowNameOf)) }]
  }
  const base = merged(path, files, above)
  const loop = base.problems.find((problem) => problem.code === 'circular-extends')
  const own = flowNameOf(file)
  if (loop?.chain.includes(own)) return [{ ...loop, chain: startingAt(own, loop.chain) }]
  if (base.problems.length > 0 || base.flat.value === undefined) return [{ code: 'unusable-base', pointer, file: path }]
  return base
}

/** `a → b → a`, seen from b: `b → a → b`. */
function startingAt(name: string, chain: readonly string[]): string[] {
  const loop = chain.slice(1)
  const at = loop.indexOf(name)
  return [...loop.slice(at), ...loop.slice(0, at), name]
}

function flatten(document: Document, { name, merge }: FlowVariant, base: ResolvedFlow): Document {
  const origin = rootOf(base)
  const patched = mergePatch(base.flat.value, merge)
  const value = Object.fromEntries(
    Object.entries(patched as object).flatMap(([key, item]) =>
      key === 'name'
        ? [['name', name] as const, ['base', flowNameOf(origin.document.file)] as const]
        : [[key, item] as const],
    ),
  )
  return {
    ...document,
    value,
    range: (pointer, marksKey) => {
      const own = pointerInVariant(merge, pointer)
      return own === null ? base.flat.range(pointer, marksKey) : document.range(own, marksKey)
    },
    origin: (pointer) => {
      const own = pointerInVariant(merge, pointer)
      return own === null ? base.flat.origin(pointer) : { file: document.file, pointer: own }
    },
  }
}

/** The flow at the end of the chain. */
export function rootOf(resolved: ResolvedFlow): ResolvedFlow {
  return resolved.base ? rootOf(resolved.base) : resolved
}

/** Where a variant file says what is at a pointer of the merged flow; null where the flow that it extends does. */
export function pointerInVariant(merge: object, pointer: string): string | null {
  if (pointer === '/name') return pointer
  return pointer !== '' && pointerInMerge(merge, pointer) === pointer ? joinPointers('/merge', pointer) : null
}
