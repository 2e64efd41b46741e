/** The terms of conditions that the path can be decided by: named ones first, then the fields with their values. */
import { lookedAt } from '../../analysis/index.ts'
import { readReference } from '../../flow/index.ts'
import type { Condition, FlowDefinition, Literal } from '../../generated/flow.types.ts'

/** As they are shown: a field can have the same name in several groups. */
export interface OnOffer {
  named: readonly Condition[]
  /** Given from outside when a session starts. */
  given: readonly Condition[]
  /** What a session learns on its way. */
  learned: readonly Condition[]
  /** To questions of the flow's own forms. */
  answers: readonly Condition[]
}

export const termsIn = ({ named, given, learned, answers }: OnOffer): readonly Condition[] => [
  ...named,
  ...given,
  ...learned,
  ...answers,
]

/** undefined: the flow has nothing that a condition could ask for. */
export const firstOf = (offered: OnOffer): Condition | undefined => termsIn(offered)[0]

/**
 * The first terms that ask for something else than the used ones, and than one another. Where everything is asked for,
 * the first term again.
 */
export function freshTerms(offered: OnOffer, used: readonly Condition[], count: number): Condition[] {
  const all = termsIn(offered)
  const asked = new Set(used.map(subjectOf))
  const fresh: Condition[] = []
  for (const term of all) {
    const subject = subjectOf(term)
    if (asked.has(subject) || fresh.length === count) continue
    asked.add(subject)
    fresh.push(term)
  }
  return [
    ...fresh,
    ...Array<Condition[]>(count - fresh.length)
      .fill(all.slice(0, 1))
      .flat(),
  ]
}

/** What a term asks for; it is the same for its opposite, and for other values of a field. */
function subjectOf(condition: Condition): string {
  if (typeof condition === 'string') return condition
  const { '!': negated, var: field, '==': same, '!=': other } = condition
  if (negated !== undefined) return subjectOf(negated)
  const [asked] = same ?? other ?? [{ var: field }]
  return JSON.stringify(asked)
}

/** Each is followed by its opposite. */
export function onOffer({ conditions, inputs, data, forms = {} }: FlowDefinition): OnOffer {
  const named = Object.keys(conditions).filter((name) => {
    const read = [...lookedAt(name, conditions)]
    // The path is decided without an event.
    return read.every((path) => readReference(path).scope !== 'event')
  })
  const answers = Object.entries(forms).flatMap(([form, { properties }]) => termsOf(`answers.${form}`, properties))
  return { named: withOpposites(named), given: termsOf('in', inputs), learned: termsOf('data', data), answers }
}

interface Field {
  type?: string
  enum?: readonly Literal[]
  nullable?: boolean
  /** Of a split. */
  shares?: Readonly<Record<string, number>>
}

function termsOf(scope: string, fields: Readonly<Record<string, Field>>): Condition[] {
  return Object.entries(fields).flatMap(([name, { type, shares = {}, enum: values, nullable }]): Condition[] => {
    const value = { var: `${scope}.${name}` }
    const known: Condition[] = nullable ? [{ '!=': [value, null] }, { '==': [value, null] }] : []
    if (type === 'boolean') return withOpposites([value])
    return [
      ...[...(values ?? []), ...Object.keys(shares)].flatMap((each): Condition[] => [
        { '==': [value, each] },
        { '!=': [value, each] },
      ]),
      ...known,
    ]
  })
}

const withOpposites = (conditions: readonly Condition[]): Condition[] =>
  conditions.flatMap((condition): Condition[] => [condition, { '!': condition }])
