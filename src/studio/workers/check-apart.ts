/** Checks files with other texts than those that are edited, in a worker of their own that is stopped afterwards. */
import type { Files, Finding } from '../../lint/index.ts'
import type { CheckAnswer, CheckRequest } from './protocol.ts'

interface Apart {
  /** What is wrong with these files; nothing if every flow of them is right. */
  against: (files: Files) => Promise<readonly Finding[]>
  stop: () => void
}

/** With which a check rejects that is stopped. */
export const stopped = new Error('stopped')

/**
 * @param front path of the flow in front
 * @param wrongAmong those of the findings that speak against the files; the first are enough
 * @param limitMs after which every check rejects
 */
export function checkApart(
  front: string,
  wrongAmong: (findings: readonly Finding[]) => readonly Finding[],
  limitMs: number,
): Apart {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  let version = 0
  let fail = () => {}
  const isOver = new Promise<never>((_, reject) => {
    fail = () => reject(stopped)
  })
  const timer = setTimeout(() => fail(), limitMs)
  worker.addEventListener('error', () => fail())
  isOver.catch(() => {})
  const against = (files: Files) => {
    version += 1
    const request: CheckRequest = { version, files, front, extent: 'everything' }
    const answered = new Promise<readonly Finding[]>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
        if (data.version !== request.version) return
        const wrong = wrongAmong(data.findings)
        if (wrong.length > 0 || data.extent === 'everything') resolve(wrong)
      })
    })
    worker.postMessage(request)
    return Promise.race([answered, isOver])
  }
  const stop = () => {
    clearTimeout(timer)
    worker.terminate()
  }
  return { against, stop }
}
