/** A name that stands for nothing: what was meant, or where such a thing comes from. */
import { pointerSegments, valueAtPointer } from '../../../flow/index.ts'
import { screens } from '../../../generated/screens.ts'
import type { Say } from './say.ts'

const isMeant = (hint: string) => hint.startsWith('Did you mean')

const keysAt = (definition: unknown, pointer: string): string[] => {
  const found = valueAtPointer(definition, pointer)
  return typeof found === 'object' && found !== null ? Object.keys(found) : []
}

/** Of a closed list: screens, events and calls are built, not written in a flow. */
export const unknownWord: Say = (name, hint, pointer, definition) => {
  const segments = pointerSegments(pointer)
  const [key = '', holder = ''] = [...segments].reverse()
  const isEvent = holder === 'on' || key === 'opensOn' || key === 'raises'
  const noun = isEvent ? 'event' : nouns[key]
  if (!noun) return null
  const screen = valueAtPointer(definition, pointer.replace(/\/on\/[^/]+$/, '/screen'))
  const sends = Object.entries(screens).find(([known]) => known === screen)?.[1].sends ?? []
  if (isEvent && !isMeant(hint) && sends.length > 0)
    return `There is no event '${name}'. The screen '${screen}' sends ${sends.join(', ')}.`
  return `There is no ${noun} '${name}'. ${isMeant(hint) ? hint : `${hint} Any other has to be built first.`}`
}

const nouns: Readonly<Record<string, string>> = { screen: 'screen', effect: 'call', error: 'reason' }

const goals = ['@next', '@back', '@stay', '@exit', '@close']

/** A part of a name is near enough, too: `captcha` of `captcha-check`. */
export const unknownTarget: Say = (name, hint, pointer, definition) => {
  const [, step] = pointerSegments(pointer)
  const steps = keysAt(definition, '/steps')
  const states = keysAt(definition, `/steps/${step}/states`)
  const says = `There is no step '${name}'`
  const goal = goals.find((each) => each === `@${name}`)
  if (goal || isMeant(hint)) return `${says}. ${goal ? `Did you mean '${goal}'?` : hint}`
  const near = [...states, ...steps].find((known) => name.length > 3 && (known.includes(name) || name.includes(known)))
  if (near) return `${says}. Did you mean '${near}'?`
  return `${says}. Add it to "steps", or lead to another: ${steps.join(', ')}.`
}

export const unknownStep: Say = (name, hint, pointer, definition) => {
  if (isMeant(hint)) return null
  const mend = pointer.startsWith('/path/') ? 'Take it off the path, or add it' : 'Add it'
  const steps = keysAt(definition, '/steps').join(', ')
  return `There is no step '${name}'. ${mend} to "steps", or use another: ${steps}.`
}

/** What looks like a formula is one in the wrong form. */
export const unknownCondition: Say = (name, hint) => {
  const [, field = 'method', value = 'invoices'] =
    /^(?:(?:data|in)\.)?(\w+) *(?:={1,3}|is) *["']?(\w+)["']?$/.exec(name) ?? []
  const formula = `{ "==": [{ "var": "data.${field}" }, "${value}"] }`
  if (/[^\w-]/.test(name)) return `'${name}' is no name of a condition. Write ${formula}, or a name of "conditions".`
  return isMeant(hint) ? null : `There is no condition '${name}'. Add it to "conditions", or u${hint.slice(1)}`
}

export const unknownField: Say = (name, hint) => {
  const room = name.startsWith('in.') ? 'inputs' : 'data'
  return isMeant(hint) ? null : `There is no field '${name}'. Declare it under "${room}", or u${hint.slice(1)}`
}
