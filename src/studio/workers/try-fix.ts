import type { Files, Finding } from '../../lint/index.ts'
import type { FixAnswer, FixRequest } from './protocol.ts'

/**
 * Tries a fix on texts that nobody edits. The first answer has the text alone, the second what is found in it.
 * @param receive null: the worker has stopped
 * @returns stops
 */
export function tryFix(files: Files, finding: Finding, receive: (answer: FixAnswer | null) => void): () => void {
  const worker = new Worker(new URL('./fix-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FixAnswer>) => receive(data))
  worker.addEventListener('error', () => receive(null))
  worker.postMessage({ files, finding } satisfies FixRequest)
  return () => worker.terminate()
}
