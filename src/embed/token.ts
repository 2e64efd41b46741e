import type { TielineOptions } from './types.ts'

/** Throws if the function throws or gives no token. It may be asynchronous or not. */
export async function resolveToken(token: NonNullable<TielineOptions['token']>): Promise<string> {
  const given = typeof token === 'function' ? await token() : token
  if (!given) throw new Error('empty')
  return given
}
