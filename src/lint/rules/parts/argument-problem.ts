/** How the values and tags of a message differ from those of the message that it stands for. */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { defined, isSameJson } from '../../../flow/index.ts'
import type { Violation } from '../../words/index.ts'
import { elementsIn, type Message } from './messages.ts'

type Parsed = Pick<Message, 'elements'>

type ArgumentProblem = Exclude<Violation<'locale-arguments'>, { code: 'not-text' | 'unreadable' }>

/** `reference`: the language that `right` is in. */
export function argumentProblem(
  right: Parsed,
  { elements }: Parsed,
  reference: 'english' | 'others',
): ArgumentProblem | null {
  if (!right.elements || !elements) return null
  const [wanted, found] = [argumentsOf(right.elements), argumentsOf(elements)]
  const lost = [...wanted.keys()].filter((name) => !found.has(name))
  const strange = [...found.keys()].filter((name) => !wanted.has(name))
  if (strange[0] !== undefined)
    return lost.length > 0
      ? { code: 'renamed-argument', missing: lost, found: strange[0], reference }
      : { code: 'extra-argument', name: strange[0], reference }
  if (lost[0] !== undefined) return { code: 'missing-argument', name: lost[0], reference }
  const changed = [...found].find(([name, form]) => !isSameJson(form, wanted.get(name)))
  if (!changed) return null
  const [name, { kind }] = changed
  const { kind: english } = defined(wanted.get(name), `argument ${name} in English`)
  return kind === english ? { code: 'other-format', name } : { code: 'other-kind', name, kind, english }
}

interface Form {
  kind: string
  style: unknown
}

/** By name, as it is written: `{client}` or `<link>`. */
type Arguments = ReadonlyMap<string, Form>

export function argumentsOf(elements: readonly MessageFormatElement[]): Arguments {
  const found = new Map<string, Form>()
  for (const element of elementsIn(elements)) {
    const form = formOf(element)
    const name =
      element.type === TYPE.pound ? '#' : element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`
    // A plural may repeat its number inside its branches, and need not.
    if (form && !found.has(name)) found.set(name, form)
  }
  return found
}

function formOf(element: MessageFormatElement): Form | null {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return null
    case TYPE.argument:
      return { kind: 'a plain value', style: null }
    case TYPE.tag:
      return { kind: 'a tag', style: null }
    case TYPE.plural:
      return { kind: element.pluralType === 'ordinal' ? 'an ordinal' : 'a plural', style: element.offset }
    case TYPE.select:
      return { kind: 'a choice', style: Object.keys(element.options).sort() }
    default:
      return { kind: `a ${TYPE[element.type]}`, style: element.style ?? null }
  }
}
