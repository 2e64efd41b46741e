/** What is offered in place of an edit that is not possible is right for the flows of customers, too. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Files } from '../../src/lint/index.ts'
import { hideStep } from '../../src/studio/document/edits/hide-step.ts'
import { CheckingWorker, check, hide, objectionIn, openChecked } from '../support/checked-studio.ts'
import { specification } from '../support/specification.ts'

beforeEach(() => {
  vi.stubGlobal('Worker', CheckingWorker)
  return () => vi.unstubAllGlobals()
})

/** With a flow that leads to consent by name where the extended one does not. */
const acme = (merge: object): Files => ({
  flows: [
    specification.flow,
    { file: 'flows/acme.flow.json', text: JSON.stringify({ extends: 'connect', name: 'acme', merge }) },
  ],
})
const leadsToConsent = { steps: { selectSource: { on: { BACK: 'consent' } } } }

describe('a step that is hidden', () => {
  it('together with the ways to it, where no customer has another one', async () => {
    const studio = openChecked(acme({ settings: { loadedDelayMs: 700 } }))
    const objection = await hide(studio, 'consent')
    expect(objection).toMatchObject({ search: 'found', alternative: { label: { code: 'step-hidden', to: null } } })
  })

  it('has no alternative where a way of a customer would lead there still, whose flow is named', async () => {
    const studio = openChecked(acme(leadsToConsent))
    const objection = await hide(studio, 'consent')
    expect(objection).toMatchObject({ search: 'none', alternative: null })
    expect(objection?.findings.map(({ file }) => file)).toContain('flows/acme.flow.json')
    check(studio, 'everything')
    expect(objectionIn(studio)).toMatchObject({ search: 'none', alternative: null })
  })

  it('and that is kept is not objected to again once the other flows are checked', async () => {
    const studio = openChecked(acme(leadsToConsent))
    await hide(studio, 'consent')
    studio.setObjection(null)
    check(studio, 'everything')
    expect(objectionIn(studio)).toBeNull()
  })

  it('is objected to when only the flow of a customer leads there, which is checked last', async () => {
    const studio = openChecked(acme(leadsToConsent))
    studio.apply((text) => hideStep(text, 'consent', null))
    check(studio, 'everything')
    expect(objectionIn(studio)?.findings.map(({ file }) => file)).toEqual(['flows/acme.flow.json'])
  })
})
