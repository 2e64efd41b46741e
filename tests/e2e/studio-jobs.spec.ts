/** The eight jobs of the studio (docs/studio.md), each by mouse alone and by keyboard alone, under its own policy. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { serveOneFlow } from './support/studio.ts'
import { keyboard, mouse } from './support/studio-input.ts'
import { acceptTests } from './support/studio-jobs/accept.ts'
import { changeTargetAndDelay } from './support/studio-jobs/change-target.ts'
import { fixFindings } from './support/studio-jobs/fix.ts'
import type { Job } from './support/studio-jobs/job.ts'
import { moveAStep } from './support/studio-jobs/move.ts'
import { playAndHandOver } from './support/studio-jobs/play-and-hand-over.ts'
import { readTheFlow } from './support/studio-jobs/read.ts'
import { seeWhoIsAffected } from './support/studio-jobs/see-effects.ts'
import { showToSome } from './support/studio-jobs/show-to-some.ts'

interface JobInBothWays {
  job: string
  byMouse: (page: Page) => Promise<void>
  byKeyboard: (page: Page) => Promise<void>
}

const jobs: readonly JobInBothWays[] = [
  inBothWays('a flow is read', readTheFlow),
  inBothWays('a step is moved', moveAStep),
  inBothWays('a step is shown to some', showToSome),
  inBothWays('a target and a delay are changed', changeTargetAndDelay),
  inBothWays('who is affected is seen', seeWhoIsAffected),
  inBothWays('findings are fixed', fixFindings),
  inBothWays('tests are accepted', acceptTests),
  inBothWays('a session is played, and the files are handed over', playAndHandOver),
]

function inBothWays(job: string, work: Job): JobInBothWays {
  return {
    job,
    byMouse: (page) => without('keydown', page, () => work(page, mouse(page))),
    byKeyboard: (page) => without('pointerdown', page, () => work(page, keyboard(page))),
  }
}

/** What the other way would use never happens. Text that a mouse enters is filled in, as if it were pasted. */
async function without(used: 'keydown' | 'pointerdown', page: Page, act: () => Promise<void>): Promise<void> {
  await page.addInitScript((type) => addEventListener(type, () => Reflect.set(window, 'isUsed', true), true), used)
  await act()
  expect(await page.evaluate(() => Reflect.get(window, 'isUsed'))).toBeUndefined()
}

// tests/e2e/studio-jobs-customers.spec.ts has the jobs that the flows of customers are for.
test.beforeEach(serveOneFlow)

for (const { job, byMouse, byKeyboard } of jobs) {
  test(`${job}, by mouse alone`, ({ page }) => byMouse(page))
  test(`${job}, by keyboard alone`, ({ page }) => byKeyboard(page))
}
