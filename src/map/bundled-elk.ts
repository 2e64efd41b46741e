import type { ELK } from 'elkjs/lib/elk-api.js'

/** Runs in the thread that asks. Loaded on demand: it has a megabyte and a half. */
export async function bundledElk(): Promise<ELK> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  return new Elk()
}
