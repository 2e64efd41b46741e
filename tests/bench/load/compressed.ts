/** One server for all pages under comparison: what it serves is compressed in the same way, and may be cached equally. */
import { brotliCompressSync, constants } from 'node:zlib'
import { Hono } from 'hono'
import { listen, type Running } from '../../../scripts/widget-server.ts'

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

export interface Answer {
  body: Buffer
  headers: Record<string, string>
}

/** Serves what `answer` gives for a path; null: there is no such file. Each file is compressed once. */
export function serveCompressed(answer: (path: string) => Promise<Answer | null>): Promise<Running> {
  const known = new Map<string, Promise<Answer | null>>()
  const compressed = async (path: string) => {
    const found = await answer(path)
    return found && { ...found, body: brotliCompressSync(found.body, quality) }
  }
  const app = new Hono()
  app.get('*', async ({ req, body, notFound }) => {
    const once = known.get(req.path) ?? compressed(req.path)
    known.set(req.path, once)
    const found = await once
    return found ? body(new Uint8Array(found.body), 200, { ...found.headers, 'content-encoding': 'br' }) : notFound()
  })
  return listen(app, 0)
}
