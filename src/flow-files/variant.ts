/** A variant file: what it extends, and what differs. */
import { parseDocument } from '../analysis/index.ts'
import { checkShape, isRecord, type Shape } from '../flow/index.ts'
import { flowVariantShape } from '../generated/flow-variant.shape.ts'
import type { FlowVariant } from '../generated/flow-variant.types.ts'
import { type SourceFiles, siblingFlow } from './file.ts'
import type { FileProblem } from './problem.ts'

/** Whether a parsed file is a variant, be it sound or not; any other one is a flow. */
export const isVariant = (value: unknown): boolean => isRecord(value) && Object.hasOwn(value, 'extends')

export type VariantResult = { variant: FlowVariant; problems: [] } | { variant: null; problems: FileProblem[] }

/** @param expected the name that the file's name stands for */
export function readVariant(value: unknown, expected: string): VariantResult {
  const misshapen = checkShape(flowVariantShape as Shape, value)
  if (misshapen.length > 0)
    return {
      variant: null,
      problems: misshapen.map((problem) => ({ code: 'misshapen', pointer: problem.pointer, problem })),
    }
  const variant = value as FlowVariant
  const { name } = variant
  if (name !== expected) return { variant: null, problems: [{ code: 'wrong-name', pointer: '/name', name, expected }] }
  return { variant, problems: [] }
}

/** The name that a file extends, be it sound or not; null where it names none. */
export function extendedName(text: string): string | null {
  const { value } = parseDocument('', text)
  const name = isVariant(value) ? (value as { extends: unknown }).extends : null
  return typeof name === 'string' ? name : null
}

/** The paths of a file and of all that it extends, as far as these files have them. */
export function chainOf(file: string, files: SourceFiles): string[] {
  const chain = new Set<string>()
  for (let at: string | null = file; at !== null && !chain.has(at); ) {
    const source = files.get(at)
    if (!source) break
    chain.add(at)
    const name = extendedName(source.text)
    at = name === null ? null : siblingFlow(at, name)
  }
  return [...chain]
}
