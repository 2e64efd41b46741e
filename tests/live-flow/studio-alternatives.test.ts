/** In the flows that we ship, what the studio offers in place of an edit is right for all of them. */
import { beforeEach, expect, it, vi } from 'vitest'
import { rulesLeadingTo } from '../../src/studio/document/edits/hide-step.ts'
import { takeAlternative } from '../../src/studio/objection/take-alternative.ts'
import { CheckingWorker, check, hide, objectionIn, openChecked } from '../support/checked-studio.ts'
import { shippedFiles } from './support/shipped-files.ts'

beforeEach(() => {
  vi.stubGlobal('Worker', CheckingWorker)
  return () => vi.unstubAllGlobals()
})

it('what is offered in place of hiding a step gets no objection in its turn', async () => {
  const studio = openChecked(shippedFiles)
  const { definition } = studio.store.getState()
  for (const step of Object.keys(definition.steps).filter((each) => rulesLeadingTo(definition, each).length > 0)) {
    const objection = await hide(studio, step)
    expect(objection?.search, step).toMatch(/^(found|none)$/)
    expect(objection?.rejected ?? objection?.alternative, step).not.toBeNull()
    if (!objection?.alternative) {
      studio.undo()
      continue
    }
    takeAlternative(studio, objection.alternative)
    check(studio, 'everything')
    expect(objectionIn(studio), step).toBeNull()
    studio.undo()
  }
})
