/**
 * A delivered flow names a digest of what follows and of the shape that it was checked against. If both are what the widget
 * has, it need not check the shape again (docs/decisions/0025).
 */
import { flowShapeId } from '../generated/flow.names.ts'

const mark = /^\{"checked":"([0-9a-f]{12})",/

const subject = (text: string) => flowShapeId + text

/**
 * @param text of a flow that compiles, as `JSON.stringify` writes it
 * @param digest the first twelve hexadecimal digits of SHA-256
 */
export const markChecked = (text: string, digest: (text: string) => string): string =>
  `{"checked":"${digest(subject(text))}",${text.slice(1)}`

/** What a text names as its digest, and of what it must be the digest; null if it names none. */
export function readMark(text: string): { named: string; subject: string } | null {
  const found = mark.exec(text)
  return found?.[1] === undefined ? null : { named: found[1], subject: subject(`{${text.slice(found[0].length)}`) }
}
