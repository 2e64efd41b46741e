/** Inputs and data: their finite domains, first values, and how inputs are read from outside (docs/decisions/0002). */
import type { DataField, InputField } from '../generated/flow.types.ts'
import { childPointer } from '../pointer/index.ts'
import { isInDomain, outsideDomain } from './conditions.ts'
import type { CompiledFlow, Datum, Field, Input, InputSource, Values } from './model.ts'
import type { Problem } from './problem.ts'
import { assignedReference } from './references.ts'
import { suggest } from './suggest.ts'

type Report = (problem: Problem) => void

export function compileInputs(inputs: Readonly<Record<string, InputField>>, report: Report): Input[] {
  return Object.entries(inputs).map(([name, input]) => {
    const pointer = childPointer('/inputs', name)
    const field = domain(name, input, pointer, report)
    const fallback = input.default === undefined ? first(field) : input.default
    checkValue(field, fallback, childPointer(pointer, 'default'), report)
    if (input.noneOf && input.type !== 'boolean') {
      report({ code: 'none-of-needs-boolean', pointer: childPointer(pointer, 'noneOf'), field: name })
    }
    const { noneOf } = input
    const from = sourceOf(input.from, name)
    const shares = from.root === 'split' && input.shares
    return { ...field, from, fallback, ...(noneOf && { noneOf }), ...(shares && { shares }) }
  })
}

export function compileData(
  data: Readonly<Record<string, DataField>>,
  inputs: readonly Field[],
  report: Report,
): Datum[] {
  return Object.entries(data).map(([name, datum]) => {
    const pointer = childPointer('/data', name)
    const field = domain(name, datum, pointer, report)
    const at = childPointer(pointer, 'init')
    const { init } = datum
    const { scope, key = '' } = assignedReference(init) ?? {}
    if (scope === 'in') {
      if (!inputs.some((input) => input.name === key)) {
        const known = inputs.map((input) => `$in.${input.name}`)
        const suggestion = suggest(String(init), known)
        report({ code: 'unknown-name', pointer: at, kind: 'value', name: String(init), suggestion })
      }
      return { ...field, init: { kind: 'in', key } }
    }
    const value = init === undefined ? first(field) : init
    checkValue(field, value, at, report)
    return { ...field, init: { kind: 'literal', value } }
  })
}

/** The schema accepts no other form. */
function sourceOf(from: string, name: string): InputSource {
  const [root, key = name] = from.split('.') as [InputSource['root'], string?]
  return { root, key }
}

export function domain(name: string, from: InputField | DataField, pointer: string, report: Report): Field {
  const { nullable = false } = from
  const values = 'from' in from && from.from === 'split' ? splitValues(from) : domainValues(from)
  if (values) return { name, values, nullable }
  report({ code: 'no-finite-domain', pointer, field: name })
  return { name, values: [], nullable }
}

function domainValues({ enum: values, type, minimum = 0, maximum }: InputField | DataField): Field['values'] | null {
  if (values) return values
  if (type === 'boolean') return [false, true]
  if (type === 'reference') return 'reference'
  if (type !== 'integer' || maximum === undefined || maximum < minimum || maximum - minimum > 1000) return null
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
}

/** A share of 0 is a value, too: it is raised later. */
const splitValues = ({ shares }: InputField): Field['values'] | null => (shares ? Object.keys(shares) : null)

const first = (field: Field) => (field.nullable || field.values === 'reference' ? null : field.values[0])

function checkValue(field: Field, value: unknown, pointer: string, report: Report) {
  if (!isInDomain(field, value)) report(outsideDomain(field, value, pointer))
}

/** What inputs are read from. A key of client info that is undefined had a value that no input can have. */
export type Outside = Readonly<Record<InputSource['root'], Values>>

/**
 * The inputs of a session, read from client info, from what the session knows and from its shares; the declared default
 * replaces a value that is absent or outside its domain.
 * @param onWrong called with each key of client info whose value is outside the domain
 */
export function readInputs(flow: CompiledFlow, outside: Outside, onWrong?: (key: string) => void): Values {
  return Object.fromEntries(
    flow.inputs.map((field) => {
      const { name, from, fallback, noneOf } = field
      const values = outside[from.root]
      const found = Object.hasOwn(values, from.key) ? values[from.key] : null
      if (found === null) return [name, fallback]
      if (noneOf && found !== undefined) return [name, !noneOf.includes(found)]
      if (isInDomain(field, found)) return [name, found]
      if (from.root === 'client') onWrong?.(from.key)
      return [name, fallback]
    }),
  )
}
