/** In the flows that we ship, what the studio offers in place of an edit is right for all of them. */
import { beforeAll, expect, it, vi } from 'vitest'
import { defined } from '../../src/flow/index.ts'
import { rulesLeadingTo } from '../../src/studio/document/edits/hide-step.ts'
import { readFlow } from '../../src/studio/document/read-flow.ts'
import { takeAlternative } from '../../src/studio/objection/take-alternative.ts'
import { allFiles } from '../../src/studio/store/files.ts'
import type { Studio } from '../../src/studio/store/store.ts'
import { CheckingWorker, check, hide, objectionIn, openChecked } from '../support/checked-studio.ts'
import { connect, shippedFiles } from './support/shipped-files.ts'

const definition = defined(readFlow(connect, allFiles(shippedFiles)), connect)
const steps = Object.keys(definition.steps).filter((each) => rulesLeadingTo(definition, each).length > 0)

let studio: Studio

/** Each test leaves it as it was. */
beforeAll(() => {
  vi.stubGlobal('Worker', CheckingWorker)
  studio = openChecked(shippedFiles)
  return () => vi.unstubAllGlobals()
})

it.each(steps)('what is offered in place of hiding %s gets no objection in its turn', async (step) => {
  const objection = await hide(studio, step)
  expect(objection?.search).toMatch(/^(found|none)$/)
  expect(objection?.rejected ?? objection?.alternative).not.toBeNull()
  if (objection?.alternative) {
    takeAlternative(studio, objection.alternative)
    check(studio, 'everything')
    expect(objectionIn(studio)).toBeNull()
  }
  studio.undo()
})
