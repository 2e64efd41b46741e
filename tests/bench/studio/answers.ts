/** When the workers of the studio answer: their messages are noted as they pass. */
import type { Page } from 'playwright'

interface Noted {
  /** What the answer is about; null: it is asked. */
  what: string | null
  /** The script of the worker. */
  worker: string
  at: number
}

declare global {
  interface Window {
    noted: Noted[]
  }
}

export async function recordAnswers(page: Page): Promise<void> {
  // tsx wraps functions in __name, which the page does not define.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(() => {
    window.noted = []
    const note = (worker: string, what: string | null) => window.noted.push({ worker, what, at: performance.now() })
    const whatOf = (data: Record<string, unknown>): string => {
      const { kind, extent } = data
      if (kind === 'begun' || kind === 'tests') return kind
      if (kind === 'effects') return extent === 'front' ? 'differences in front' : 'differences'
      if (typeof extent === 'string') return { names: 'names', front: 'rules in front' }[extent] ?? 'rules'
      return 'found' in data ? 'steps and arrows' : 'map'
    }
    window.Worker = class extends Worker {
      #name: string

      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.#name = String(url).replace(/^.*\//, '')
        this.addEventListener('message', ({ data }) => note(this.#name, whatOf(data)))
      }

      override postMessage(message: unknown) {
        note(this.#name, null)
        super.postMessage(message)
      }
    }
  })
}

/** Nothing is under way: the page says so, and no worker has a question that it has not answered. */
export async function waitForAnswers(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const more = ['names', 'rules in front', 'begun', 'tests', 'differences in front']
    const workers = [...new Set(window.noted.map(({ worker }) => worker))]
    const isDone = (worker: string) => {
      const last = window.noted.filter((each) => each.worker === worker).at(-1)
      return last !== undefined && last.what !== null && !more.includes(last.what)
    }
    return workers.every(isDone) && document.querySelector('[aria-busy="true"]') === null
  })
}

/**
 * The longest that each kind of answer took, in milliseconds: from the last question before it, the map from the question
 * for its steps.
 */
export async function answerTimes(page: Page): Promise<[what: string, ms: number][]> {
  const noted = await page.evaluate(() => window.noted)
  const times = new Map<string, number>()
  for (const [index, { what, worker, at }] of noted.entries()) {
    if (what === null || what === 'begun') continue
    const before = noted.slice(0, index)
    const asker = what === 'map' ? noted.find((each) => each.what === 'steps and arrows')?.worker : worker
    const asked = before.filter((each) => each.worker === asker && each.what === null).at(-1)
    if (asked) times.set(what, Math.max(times.get(what) ?? 0, at - asked.at))
  }
  return [...times]
}
