import { useEffect, useRef, useState } from 'react'
import type { Files, Finding } from '../../lint/index.ts'
import type { CheckAnswer, CheckRequest } from './protocol.ts'

export interface Checks {
  findings: readonly Finding[]
  /** Whether everything was checked in the text that is shown; `failed`: the worker has stopped. */
  state: 'checking' | 'checked' | 'failed'
}

/** What is wrong with these files. Findings of an older version stay until the newer ones are there. */
export function useChecks(version: number, files: Files): Checks {
  const worker = useRef<Worker | null>(null)
  const [answer, setAnswer] = useState<CheckAnswer | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => setAnswer(data))
    started.addEventListener('error', () => setHasFailed(true))
    return () => started.terminate()
  }, [])

  useEffect(() => {
    const request: CheckRequest = { version, files }
    worker.current?.postMessage(request)
  }, [version, files])

  const isCurrent = answer?.version === version && answer.isComplete
  return {
    findings: answer === null ? [] : answer.findings,
    state: hasFailed ? 'failed' : isCurrent ? 'checked' : 'checking',
  }
}
