/** What a finding says, and of what: without their place, several may read alike. */
import { pointerSegments } from '../../flow/index.ts'
import { isFlowFile, isFormFile, isTestsFile } from '../../flow-files/index.ts'
import type { Finding } from '../../lint/index.ts'
import { pointerInFlow } from '../document/pointer-in-file.ts'
import type { Texts } from '../ui-texts.tsx'
import { keysInWords, placeInWords } from './place-in-words.ts'

type Placed = Pick<Finding, 'file' | 'pointer'>

export function findingInWords({ message, ...placed }: Placed & Pick<Finding, 'message'>, text: Texts): string {
  const place = placeOf(placed, text)
  return place === null ? message : text('finding.at', { place, message })
}

/** null: the file as a whole, or a flow test, which the message names. */
function placeOf({ file, pointer }: Placed, text: Texts): string | null {
  const [part, ...rest] = pointerSegments(pointerInFlow(pointer))
  if (part === undefined || isTestsFile(file)) return null
  if (isFlowFile(file)) return placeInWords(pointerInFlow(pointer), text)
  if (!isFormFile(file)) return keysInWords([part, ...rest], text)
  const [name, key] = rest
  if (part === 'texts' && name !== undefined) return keysInWords(key === undefined ? [name] : [key, name], text)
  return part === 'properties' && name !== undefined ? text('part.field', { name }) : null
}
