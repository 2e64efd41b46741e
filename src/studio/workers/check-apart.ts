/** Checks texts that are not the one that is edited, in a worker of their own that is stopped afterwards. */
import type { Files, Finding } from '../../lint/index.ts'
import { withText } from '../store/files.ts'
import type { CheckAnswer, CheckRequest } from './protocol.ts'

interface Apart {
  /** Whether a text is right for every flow. */
  isRight: (text: string) => Promise<boolean>
  stop: () => void
}

/**
 * @param files with the flow in front, of which other texts are checked
 * @param isWrong whether these findings speak against a text; the first that do are enough
 * @param limitMs after which every check rejects
 */
export function checkApart(
  files: Files,
  front: string,
  isWrong: (findings: readonly Finding[]) => boolean,
  limitMs: number,
): Apart {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  let version = 0
  let fail = () => {}
  const isOver = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('stopped'))
  })
  const timer = setTimeout(() => fail(), limitMs)
  worker.addEventListener('error', () => fail())
  isOver.catch(() => {})
  const isRight = (text: string) => {
    version += 1
    const request: CheckRequest = { version, files: withText(files, front, text), front, extent: 'everything' }
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
