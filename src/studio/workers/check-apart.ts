/** Checks files with other texts than those that are edited, in a worker of their own that is stopped afterwards. */
import type { Files, Finding } from '../../lint/index.ts'
import type { CheckAnswer, CheckRequest } from './protocol.ts'

interface Apart {
  /** Whether every flow of these files is right. */
  isRight: (files: Files) => Promise<boolean>
  stop: () => void
}

/**
 * @param front path of the flow in front
 * @param isWrong whether these findings speak against the files; the first that do are enough
 * @param limitMs after which every check rejects
 */
export function checkApart(front: string, isWrong: (findings: readonly Finding[]) => boolean, limitMs: number): Apart {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  let version = 0
  let fail = () => {}
  const isOver = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('stopped'))
  })
  const timer = setTimeout(() => fail(), limitMs)
  worker.addEventListener('error', () => fail())
  isOver.catch(() => {})
  const isRight = (files: Files) => {
    version += 1
    const request: CheckRequest = { version, files, front, extent: 'everything' }
    const answered = new Promise<boolean>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
        if (data.version !== request.version) return
        if (isWrong(data.findings)) resolve(false)
        else if (data.extent === 'everything') resolve(true)
      })
    })
    worker.postMessage(request)
    return Promise.race([answered, isOver])
  }
  const stop = () => {
    clearTimeout(timer)
    worker.terminate()
  }
  return { isRight, stop }
}
