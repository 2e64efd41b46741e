import type { TielineOptions } from './types.ts'

/** Throws if the function throws or gives no token, and then says what it gave. It may be asynchronous or not. */
export async function resolveToken(token: NonNullable<TielineOptions['token']>): Promise<string> {
  const given = typeof token === 'function' ? await token() : token
  const kind: string = given && typeof given
  if (kind !== 'string') throw new Error(kind || 'empty')
  return given
}
