/** Judges mutants of a flow, in as many processes as there are cores. */
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Judgement } from './judge.ts'

const program = fileURLToPath(new URL('./worker.ts', import.meta.url))

export interface Task {
  /** Of the mutant. */
  index: number
  isThorough: boolean
}

/** In the order of the tasks. Rejects when one of them breaks the engine or a rule. */
export async function judgeAll(
  files: readonly [flow: string, tests: string],
  tasks: readonly Task[],
): Promise<Judgement[]> {
  const judged = new Map<number, Judgement>()
  const left = [...tasks]
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(program, files)
      const give = () => {
        const next = left.shift()
        if (next === undefined) worker.disconnect()
        else worker.send(next)
      }
      worker.on('message', ({ index, judgement }: { index: number; judgement: Judgement }) => {
        judged.set(index, judgement)
        give()
      })
      worker.on('error', reject)
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A judge ended with exit code ${code}.`))))
      give()
    })
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return tasks.map(({ index }) => judged.get(index) as Judgement)
}
