/** What is offered in place of an edit that is not possible is right for the flows of customers, too. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defined } from '../../src/flow/index.ts'
import type { Files } from '../../src/lint/index.ts'
import { hideStep } from '../../src/studio/document/edits/hide-step.ts'
import { moveStep } from '../../src/studio/document/edits/move-step.ts'
import { againstInWords } from '../../src/studio/objection/in-words.ts'
import { takeAlternative } from '../../src/studio/objection/take-alternative.ts'
import { allFiles, filesNow } from '../../src/studio/store/files.ts'
import type { Studio } from '../../src/studio/store/store.ts'
import { loadTexts } from '../../src/studio/ui-texts.tsx'
import { CheckingWorker, check, hide, objectionIn, openChecked } from '../support/checked-studio.ts'
import { specification } from '../support/specification.ts'

beforeEach(() => {
  vi.stubGlobal('Worker', CheckingWorker)
  return () => vi.unstubAllGlobals()
})

const variant = (name: string, base: string, merge: object) => ({
  file: `flows/${name}.flow.json`,
  text: JSON.stringify({ extends: base, name, merge }),
})
/** With a flow that leads to consent by name where the extended one does not. */
const acme = (merge: object): Files => ({ flows: [specification.flow, variant('acme', 'connect', merge)] })
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

describe('an edit of a flow that extends another one', () => {
  const text = (studio: Studio, file: string) =>
    allFiles(filesNow(studio.store.getState())).find((each) => each.file === file)?.text ?? ''
  const mergeIn = (studio: Studio, file: string) => JSON.parse(text(studio, file)).merge
  const openAcme = (...others: Files['flows']) => {
    const studio = openChecked({ flows: [...acme({ settings: { loadedDelayMs: 700 } }).flows, ...others] })
    studio.openFlow('flows/acme.flow.json')
    check(studio, 'everything')
    return studio
  }

  it('has an alternative, of which the file says only what differs', async () => {
    const studio = openAcme()
    const before = text(studio, 'flows/acme.flow.json')
    const objection = await hide(studio, 'consent')
    expect(objection).toMatchObject({
      search: 'found',
      alternative: { label: { code: 'step-hidden', step: 'consent', to: null }, others: [] },
    })
    takeAlternative(studio, defined(objection?.alternative, 'alternative'))
    check(studio, 'everything')
    expect(objectionIn(studio)).toBeNull()
    const { steps, ...rest } = mergeIn(studio, 'flows/acme.flow.json')
    expect(rest).toEqual({ settings: { loadedDelayMs: 700 } })
    expect(steps.consent).toEqual({ enabled: false })
    expect(text(studio, specification.flow.file)).toBe(specification.flow.text)
    studio.undo()
    expect(text(studio, 'flows/acme.flow.json')).toBe(before)
  })

  it('has one that is right for those who extend it in turn', async () => {
    const studio = openAcme(variant('beta', 'acme', goesBackToConsent))
    const objection = await hide(studio, 'consent')
    expect(objection?.alternative?.others).toEqual(['flows/beta.flow.json'])
    takeAlternative(studio, defined(objection?.alternative, 'alternative'))
    check(studio, 'everything')
    expect(objectionIn(studio)).toBeNull()
    expect(text(studio, 'flows/beta.flow.json')).not.toContain('consent')
  })

  it('to another place is offered the nearest one', async () => {
    const studio = openAcme()
    const { path } = studio.store.getState().definition
    studio.apply((text) => moveStep(text, 'selectSource', 4))
    check(studio, 'front')
    await new Promise((over) => setImmediate(over))
    takeAlternative(studio, defined(objectionIn(studio)?.alternative, 'alternative'))
    check(studio, 'everything')
    expect(objectionIn(studio)).toBeNull()
    const moved = mergeIn(studio, 'flows/acme.flow.json').path
    expect(moved.indexOf('selectSource')).not.toBe(path.indexOf('selectSource'))
    expect([...moved].sort()).toEqual([...path].sort())
  })
})
