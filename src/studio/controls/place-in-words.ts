/** What a part of the flow is called: people read no keys and pointers. The keys stand beside, in a quiet style. */
import { pointerSegments } from '../../flow/index.ts'
import { flowShape } from '../../generated/flow.shape.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { isTimeKey } from '../document/bounds.ts'
import type { TextId, Texts } from '../ui-texts.tsx'

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
  if (part === 'steps' && name !== undefined)
    return text('part.step', { step: name, part: stepPartInWords(rest, text) })
  if (part === 'settings' && name !== undefined) return settingInWords(name, text)
  const ownOfPage = part === 'page' && name !== undefined ? ofPage[name] : undefined
  if (ownOfPage) return text(ownOfPage)
  const known = parts[part]
  const what = known ? text(known) : part === '' ? text('part.whole') : part
  return name === undefined || part === 'path' ? what : text('part.named', { part: what, name })
}

function stepPartInWords(path: readonly string[], text: Texts): string {
  const last = path.at(-1)
  if (last === undefined) return text('part.step.whole')
  if (isTimeKey(last)) return text(`time.${last}`)
  const own = path.map((key) => ofStep[key]).find((id) => id !== undefined)
  return text(own ?? 'part.step.rules')
}
