/** What is offered in place of an edit that is not possible is right for the flows of customers, too. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defined } from '../../src/flow/index.ts'
import type { Files } from '../../src/lint/index.ts'
import { hideStep } from '../../src/studio/document/edits/hide-step.ts'
import { againstInWords } from '../../src/studio/objection/in-words.ts'
import { takeAlternative } from '../../src/studio/objection/take-alternative.ts'
import { allFiles, filesNow } from '../../src/studio/store/files.ts'
import { loadTexts } from '../../src/studio/ui-texts.tsx'
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
/** It can be dropped: the screen then goes back as usual. */
const goesBackToConsent = { steps: { enterCredentials: { back: 'consent' } } }
/** It can't: the screen sends it. */
const leadsToConsent = { steps: { addSource: { states: { website: { on: { CANCEL: 'consent' } } } } } }

describe('a step that is hidden', () => {
  it('together with the ways to it, where no customer has another one', async () => {
    const studio = openChecked(acme({ settings: { loadedDelayMs: 700 } }))
    const objection = await hide(studio, 'consent')
    expect(objection).toMatchObject({
      search: 'found',
      alternative: { label: { code: 'step-hidden', to: null }, others: [] },
    })
  })

  it('together with the way of a customer, as one step to undo', async () => {
    const studio = openChecked(acme(goesBackToConsent))
    const before = allFiles(filesNow(studio.store.getState()))
    const objection = await hide(studio, 'consent')
    expect(objection?.alternative?.others).toEqual(['flows/acme.flow.json'])
    takeAlternative(studio, defined(objection?.alternative, 'alternative'))
    check(studio, 'everything')
    expect(objectionIn(studio)).toBeNull()
    const now = allFiles(filesNow(studio.store.getState()))
    expect(now.find(({ file }) => file === 'flows/acme.flow.json')?.text).not.toContain('consent')
    studio.undo()
    expect(allFiles(filesNow(studio.store.getState()))).toEqual(before)
  })

  it('has no alternative where a way of a customer would lead there still, whose flow is named', async () => {
    const studio = openChecked(acme(leadsToConsent))
    const objection = await hide(studio, 'consent')
    const label = { code: 'step-hidden', step: 'consent', to: null }
    expect(objection).toMatchObject({ search: 'none', alternative: null, rejected: { label } })
    const { format: words } = await loadTexts(['en'])
    expect(againstInWords(defined(objection?.rejected, 'rejected'), specification.flow.file, words)).toMatch(
      /^Against consent to nobody, and drop the \d+ ways to it, in acme: addSource.website: .* does not handle it/,
    )
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
