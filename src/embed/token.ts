import type { TielineOptions } from './types.ts'

/** Throws if the function throws or gives no token, and then names the type of what it gave. It may be asynchronous or not. */
export async function resolveToken(token: NonNullable<TielineOptions['token']>): Promise<string> {
  const given = typeof token === 'function' ? await token() : token
  // The body of a response often ends with a line break.
  const text = typeof given === 'string' && given.trim()
  if (!text) throw new Error(typeof given)
  return text
}
