import { targetKeywords } from '../../flow/index.ts'
import type { Texts } from '../ui-texts.tsx'

/** `the next step (@next)`; a place has its name alone. */
export function targetInWords(target: string, text: Texts): string {
  const keyword = targetKeywords[target]
  if (!keyword || keyword.kind === 'place') return target
  return text('leads.target', { words: text(`target.${keyword.kind}`), target })
}
