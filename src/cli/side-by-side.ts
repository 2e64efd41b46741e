/** Does jobs in worker threads, and keeps their results under node_modules/.cache. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MessagePort, Worker } from 'node:worker_threads'
import { createJobRunner, type DoJob } from './jobs/do-job.ts'
import type { Job, JobResult, Perform } from './jobs/job.ts'

/** Starting a worker takes longer than fewer jobs do. */
const fewestForWorkers = 4

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** @param program the file that runs in a worker; it calls `serveJobs` there */
export function createPerform(program: URL): Perform {
  const doHere = createJobRunner()
  const keep = createCache(program)
  return async <J extends Job>(jobs: readonly J[]) => {
    const known = await Promise.all(jobs.map((job) => keep.read<J>(job)))
    const open = [...jobs.keys()].filter((index) => known[index] === null)
    const finish = async (index: number, jobResult: JobResult<J>) => {
      known[index] = jobResult
      await keep.write(jobs[index] as J, jobResult)
    }
    if (open.length < fewestForWorkers) for (const index of open) await finish(index, doHere(jobs[index] as J))
    else await inWorkers(program, jobs, open, finish)
    return known as JobResult<J>[]
  }
}

async function inWorkers<J extends Job>(
  program: URL,
  jobs: readonly J[],
  open: readonly number[],
  finish: (index: number, jobResult: JobResult<J>) => Promise<void>,
): Promise<void> {
  const left = [...open]
  // A thread can't load TypeScript by itself; the script of a checkout can.
  const started = isSource(program) ? new URL('../../scripts/tieline.js', program) : program
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(started)
      const writing: Promise<void>[] = []
      const give = () => {
        const index = left.shift()
        worker.postMessage(index === undefined ? null : { index, job: jobs[index] })
      }
      worker.on('message', ({ index, jobResult }: { index: number; jobResult: JobResult<J> }) => {
        writing.push(finish(index, jobResult))
        give()
      })
      worker.on('error', reject)
      worker.on('exit', () => Promise.all(writing).then(() => resolve(), reject))
      give()
    })
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), open.length) }, work))
}

/** In a worker: does what it is given until it is given nothing. */
export function serveJobs(port: MessagePort, doJob: DoJob = createJobRunner()): void {
  port.on('message', (given: { index: number; job: Job } | null) => {
    if (given === null) port.close()
    else port.postMessage({ index: given.index, jobResult: doJob(given.job) })
  })
}

interface Cache {
  read: <J extends Job>(job: J) => Promise<JobResult<J> | null>
  write: (job: Job, jobResult: JobResult<Job>) => Promise<void>
}

/** Where there is no node_modules, nothing is kept. An entry is named by its job and by the program that did it. */
function createCache(program: URL): Cache {
  if (!existsSync('node_modules')) return { read: async () => null, write: async () => {} }
  const root = join('node_modules', '.cache', 'tieline')
  let folder: Promise<string> | null = null
  const fileOf = async (job: Job) => {
    folder ??= openFolder(root, program)
    return join(await folder, `${sha256(JSON.stringify(job))}.json`)
  }
  return {
    read: async <J extends Job>(job: J) => {
      const text = await readFile(await fileOf(job), 'utf8').catch(() => null)
      return text === null ? null : (JSON.parse(text) as JobResult<J>)
    },
    write: async (job, jobResult) => {
      const file = await fileOf(job)
      // Renamed into place: another process must not read half a file.
      const draft = `${file}.${process.pid}`
      await writeFile(draft, JSON.stringify(jobResult))
        .then(() => rename(draft, file))
        .catch(() => {})
    },
  }
}

/** What another version of the program has found is of no use any more. */
async function openFolder(root: string, program: URL): Promise<string> {
  const name = await versionOf(program)
  await mkdir(join(root, name), { recursive: true })
  const others = (await readdir(root)).filter((each) => each !== name)
  await Promise.all(others.map((each) => rm(join(root, each), { recursive: true, force: true })))
  return join(root, name)
}

const isSource = (program: URL): boolean => program.pathname.endsWith('.ts')

/** A name for the text of the whole program: as built its files, else the source beside it. */
async function versionOf(program: URL): Promise<string> {
  const folder = fileURLToPath(new URL(isSource(program) ? '..' : '.', program))
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(ts|js)$/.test(name)).sort()
  const texts = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]))
  return sha256(JSON.stringify(texts)).slice(0, 16)
}
