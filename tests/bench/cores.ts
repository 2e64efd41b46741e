/** How busy the machine is while the bench does nothing. */
import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

const watchedMs = 2000

/** The part of all cores that is used, over two seconds: 0 to 1. */
export async function coresUsed(): Promise<number> {
  const before = times()
  await wait(watchedMs)
  return usedBetween(before, times())
}

interface Times {
  idle: number
  all: number
}

export const usedBetween = (before: Times, after: Times): number =>
  1 - (after.idle - before.idle) / (after.all - before.all)

function times(): Times {
  const each = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    idle,
    all: user + nice + sys + idle + irq,
  }))
  return each.reduce((sum, { idle, all }) => ({ idle: sum.idle + idle, all: sum.all + all }), { idle: 0, all: 0 })
}
