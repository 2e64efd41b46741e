/** Checks texts that are not the one that is edited, in a worker of their own that is stopped afterwards. */
import { defined } from '../../flow/index.ts'
import type { Files, Finding } from '../../lint/index.ts'
import type { CheckAnswer, CheckRequest } from './protocol.ts'

interface Apart {
  check: (text: string) => Promise<readonly Finding[]>
  stop: () => void
}

/** @param limitMs after which every check rejects */
export function checkApart(files: Files, limitMs: number): Apart {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  const { file } = defined(files.flows[0], 'flow')
  let version = 0
  let fail = () => {}
  const isOver = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('stopped'))
  })
  const timer = setTimeout(() => fail(), limitMs)
  worker.addEventListener('error', () => fail())
  isOver.catch(() => {})
  const check = (text: string) => {
    version += 1
    const request: CheckRequest = { version, files: { ...files, flows: [{ file, text }] }, extent: 'everything' }
    const answered = new Promise<readonly Finding[]>((resolve) => {
      const onMessage = ({ data }: MessageEvent<CheckAnswer>) => {
        if (data.version === request.version && data.isComplete) resolve(data.findings)
      }
      worker.addEventListener('message', onMessage)
    })
    worker.postMessage(request)
    return Promise.race([answered, isOver])
  }
  const stop = () => {
    clearTimeout(timer)
    worker.terminate()
  }
  return { check, stop }
}
