/** Judges mutants of a flow, in as many processes as there are cores. */
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Judgement } from './judge.ts'

const program = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** In the order of the numbers. Rejects when one of them breaks the engine or a rule. */
export async function judgeAll(
  files: readonly [flow: string, tests: string],
  numbers: readonly number[],
): Promise<Judgement[]> {
  const judged = new Map<number, Judgement>()
  const left = [...numbers]
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
  return numbers.map((index) => judged.get(index) as Judgement)
}
