/** Keys of client info that its schema does not name: a flow may read them as inputs. */

const mostKeys = 100
const longestText = 255
const keyName = /^[a-z][\w-]{0,63}$/i

/**
 * Adds the further keys of the body as it came to the one that its check has reduced. A value that no input can have
 * becomes undefined, so that an input that reads it can report that it was wrong.
 */
export function keepFurtherKeys(reduced: unknown, came: object): void {
  const info = reduced as Record<string, unknown>
  let kept = 0
  for (const [key, value] of Object.entries(came)) {
    if (Object.hasOwn(info, key) || key in Object.prototype || !keyName.test(key)) continue
    if (kept === mostKeys) return
    kept += 1
    info[key] = isSimple(value) ? value : undefined
  }
}

const isSimple = (value: unknown) =>
  typeof value === 'string' ? value.length <= longestText : value === null || typeof value !== 'object'
