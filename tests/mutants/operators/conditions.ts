/** Conditions that hold too often, too seldom, or for other clients. */
import { childPointer, defined, failureNames, formatReference, operandReference } from '../../../src/flow/index.ts'
import { absent, keysAt, read } from '../pointer.ts'
import { conditions, parts } from '../sites.ts'
import { after, type Mutation, mutation, type Operator } from './operator.ts'

const everyPart = (flow: unknown) => conditions(flow).flatMap((at) => parts(flow, at))

const isNamed = (pointer: string) => /^\/conditions\/[^/]+$/.test(pointer)

/** A rule without a condition always applies. */
export const dropCondition: Operator = (flow) =>
  conditions(flow)
    .filter((pointer) => !isNamed(pointer))
    .map((pointer) => mutation(pointer, absent, 'has no condition'))

export const negate: Operator = (flow) =>
  everyPart(flow).map((pointer) => {
    const condition = read(flow, pointer)
    const [operator] = keysAt(flow, pointer)
    const value = operator === '!' ? read(flow, childPointer(pointer, '!')) : { '!': condition }
    return mutation(pointer, value, 'asks for the opposite')
  })

/** One of several that must hold, or may. */
export const dropPart: Operator = (flow) =>
  everyPart(flow).flatMap((pointer) =>
    ['and', 'or'].flatMap((operator) =>
      keysAt(flow, childPointer(pointer, operator)).map((index) =>
        mutation(childPointer(pointer, operator, index), absent, `leaves out a part of '${operator}'`),
      ),
    ),
  )

export const swapConnective: Operator = (flow) =>
  everyPart(flow).flatMap((pointer) => {
    const [operator = ''] = keysAt(flow, pointer)
    const other = { and: 'or', or: 'and', '==': '!=', '!=': '==' }[operator]
    if (other === undefined) return []
    return [
      mutation(
        pointer,
        { [other]: read(flow, childPointer(pointer, operator)) },
        `asks '${other}' instead of '${operator}'`,
      ),
    ]
  })

/** Each literal for another of its field's domain; a list also with one fewer. */
export const otherLiteral: Operator = (flow) =>
  everyPart(flow).flatMap((pointer): Mutation[] => {
    const [operator = ''] = keysAt(flow, pointer)
    const at = childPointer(pointer, operator)
    const literal = childPointer(at, 1)
    const domain = domainOf(flow, childPointer(at, 0))
    if (operator === 'in')
      return keysAt(flow, literal).flatMap((index) => {
        const one = `${literal}/${index}`
        const taken = read(flow, literal) as unknown[]
        const other = domain.find((value) => !taken.includes(value))
        const fewer = mutation(one, absent, `leaves out ${read(flow, one)}`)
        return other === undefined
          ? [fewer]
          : [fewer, mutation(one, other, `asks for ${other} instead of ${read(flow, one)}`)]
      })
    const other = after(domain, read(flow, literal))
    if (other === undefined || other === read(flow, literal)) return []
    return [mutation(literal, other, `asks for ${other} instead of ${read(flow, literal)}`)]
  })

function domainOf(flow: unknown, at: string): readonly unknown[] {
  const reference = operandReference(read(flow, at))
  if (!reference) return []
  const { scope, key: name } = reference
  if (scope === 'event' && name === 'failure') return failureNames
  const domain = read(flow, childPointer('', scope === 'in' ? 'inputs' : 'data', name, 'enum'))
  return Array.isArray(domain) ? domain : []
}

/** One condition's name for another's. */
export const otherName: Operator = (flow) => {
  const names = keysAt(flow, '/conditions')
  return everyPart(flow)
    .filter((pointer) => typeof read(flow, pointer) === 'string')
    .map((pointer) => {
      const name = after(names, read(flow, pointer))
      return mutation(pointer, name, `asks '${name}'`)
    })
}

/** One boolean input for another. */
export const otherInput: Operator = (flow) => {
  const booleans = keysAt(flow, '/inputs').filter(
    (name) => read(flow, childPointer('/inputs', name, 'type')) === 'boolean',
  )
  return everyPart(flow).flatMap((pointer) => {
    const reference = operandReference(read(flow, pointer))
    if (reference?.scope !== 'in' || !booleans.includes(reference.key)) return []
    const name = formatReference('in', defined(after(booleans, reference.key), 'boolean input'))
    return [mutation(childPointer(pointer, 'var'), name, `looks at ${name}`)]
  })
}
