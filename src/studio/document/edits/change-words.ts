/** A text that the flow has in place of the usual one, in one language. */
import { childPointer, pointerSegments } from '../../../flow/index.ts'
import type { LanguageName, Words } from '../../../generated/flow.types.ts'
import { type Edit, editBetween } from './edit.ts'
import { findNode, readAt } from './nodes.ts'
import { writeValue } from './write-value.ts'

/** @param place pointer to what has the words: the whole flow, a step, a state or an overlay. @param words '': the usual ones */
export function changeWords(
  text: string,
  place: string,
  key: string,
  language: LanguageName,
  words: string,
): Edit | null {
  const path = [...pointerSegments(place), 'words']
  const node = findNode(text, path)
  const all = node ? (readAt(text, node) as Words) : {}
  const { [language]: _, ...others } = all[key] ?? {}
  const texts = words === '' ? others : { ...all[key], [language]: words }
  const { [key]: __, ...rest } = all
  const own = isEmpty(texts) ? rest : { ...all, [key]: texts }
  const after = writeValue(text, path, isEmpty(own) ? undefined : own)
  return editBetween(text, after, { code: 'words-changed', pointer: childPointer(place, 'words', key, language) })
}

const isEmpty = (value: object) => Object.keys(value).length === 0
