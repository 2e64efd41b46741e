/** Of browsers and of Node, though not of the language. */
declare const URL: new (text: string) => { readonly origin: string }

const form = /^https?:\/\/(?:[\p{L}\p{M}\p{N}._-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#].*)?$/iu

/**
 * The origin of an address as browsers write it: https://münchen.example is https://xn--mnchen-3ya.example. Null for
 * anything else: 'null' (a sandboxed frame), wildcards, credentials.
 */
export function parseOrigin(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2048 || !form.test(value)) return null
  try {
    return new URL(value).origin
  } catch {
    return null
  }
}
