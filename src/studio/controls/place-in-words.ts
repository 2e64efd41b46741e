/** What a part of the flow is called: people read no keys and pointers. The keys stand beside, in a quiet style. */
import { placeId, pointerSegments } from '../../flow/index.ts'
import { flowShape } from '../../generated/flow.shape.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { isTimeKey } from '../document/bounds.ts'
import type { TextId, Texts } from '../ui-texts.tsx'
import { whenInWords } from './when-in-words.ts'

type SettingName = keyof FlowDefinition['settings']

const isSetting = (name: string): name is SettingName => Object.hasOwn(flowShape.definitions.settings.properties, name)

/** A setting that the schema does not have is a finding, and has its name. */
export const settingInWords = (name: string, text: Texts): string => (isSetting(name) ? text(`setting.${name}`) : name)

const parts: Readonly<Record<string, TextId>> = {
  path: 'part.path',
  start: 'part.start',
  failures: 'part.failures',
  inputs: 'part.inputs',
  data: 'part.data',
  conditions: 'part.conditions',
  options: 'part.options',
  words: 'part.words',
  overlays: 'part.overlays',
  migrations: 'part.migrations',
  settings: 'settings',
  page: 'page',
}

const ofPage: Readonly<Record<string, TextId>> = {
  languages: 'page.languages',
  defaultLanguage: 'page.default',
  header: 'page.header',
}

const ofStep: Readonly<Record<string, TextId>> = {
  description: 'part.step.description',
  enabled: 'part.step.shown',
  when: 'part.step.shown',
  screen: 'part.step.screen',
  words: 'part.step.words',
}

export function placeInWords(pointer: string, text: Texts): string {
  const [part = '', name, ...rest] = pointerSegments(pointer)
  if (part === 'steps' && name !== undefined) return stepInWords(name, rest, text)
  if (part === 'settings' && name !== undefined) return settingInWords(name, text)
  const ownOfPage = part === 'page' && name !== undefined ? ofPage[name] : undefined
  if (ownOfPage) return text(ownOfPage)
  const known = parts[part]
  const what = known ? text(known) : part === '' ? text('part.whole') : part
  // An index names nothing.
  if (name === undefined || /^\d+$/.test(name)) return what
  const below = part === 'words' || part === 'options' ? keysInWords([name, ...rest], text) : name
  return text('part.named', { part: what, name: below })
}

/** Keys of a text, and its language: `consent.heading, English`. */
export const keysInWords = (keys: readonly string[], text: Texts): string =>
  keys.map((key) => (isLanguage(key) ? text(`language.${key}`) : key)).join(', ')

const languages = flowShape.definitions.languageName.enum

const isLanguage = (key: string): key is (typeof languages)[number] => languages.some((each) => each === key)

function stepInWords(step: string, path: readonly string[], text: Texts): string {
  const [first, state, ...rest] = path
  const place = first === 'states' && state !== undefined ? placeId(step, state) : null
  if (place !== null) return rest.length === 0 ? place : stepInWords(place, rest, text)
  return text('part.step', { step, part: stepPartInWords(path, text) })
}

function stepPartInWords(path: readonly string[], text: Texts): string {
  const last = path.at(-1)
  if (last === undefined) return text('part.step.whole')
  const when = whenInWords(path, text)
  const time = isTimeKey(last) ? text(`time.${last}`) : null
  if (when !== null) return time === null ? when : text('timing.of', { when, what: time })
  if (time !== null) return time
  const [part = '', ...rest] = path
  if (part === 'words' && rest.length > 0)
    return text('part.named', { part: text('part.step.words'), name: keysInWords(rest, text) })
  const own = ofStep[part]
  return text(own ?? 'part.step.rules')
}
