/** The values of splits: shares of all sessions, decided by the link token (docs/decisions/0018). */
import type { CompiledFlow, Shares, Values } from '../flow/index.ts'

/** By input. A session keeps its values after a reload, and each input divides sessions independently of the others. */
export function splitValues({ inputs }: CompiledFlow, token: string): Values {
  return Object.fromEntries(
    inputs.flatMap(({ name, shares }) => (shares ? [[name, valueAt(shares, hash(`${name} ${token}`) % 100)]] : [])),
  )
}

/** The shares lie side by side from 0 to 100, in their order. */
function valueAt(shares: Shares, percent: number): string | undefined {
  let below = 0
  return Object.keys(shares).find((value) => {
    below += shares[value] as number
    return percent < below
  })
}

/** FNV-1a, then the last steps of MurmurHash3, which make the low digits even. */
function hash(text: string): number {
  let mixed = 0x811c9dc5
  for (const character of text) mixed = Math.imul(mixed ^ (character.codePointAt(0) as number), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
