/** What is offered in place of an edit that is not possible is right for the flows of customers, too. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Files } from '../../src/lint/index.ts'
import { hideStep, rulesLeadingTo } from '../../src/studio/document/edits/hide-step.ts'
import { showStep } from '../../src/studio/document/edits/show-step.ts'
import { judgeEdits } from '../../src/studio/objection/judge-edits.ts'
import { filesNow, versionOf } from '../../src/studio/store/files.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { createChecks } from '../../src/studio/workers/check-files.ts'
import type { CheckAnswer, CheckRequest } from '../../src/studio/workers/protocol.ts'
import { shippedFiles } from '../support/shipped-files.ts'
import { specification } from '../support/specification.ts'

/** Answers as the worker of the checks does, and before any timer ends. */
class CheckingWorker extends EventTarget {
  readonly checks = createChecks()

  async postMessage({ version, ...request }: CheckRequest) {
    await null
    for (const found of this.checks({ version, ...request }))
      if (found) this.dispatchEvent(new MessageEvent('message', { data: { ...found, version } }))
  }
  terminate() {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', CheckingWorker)
  return () => vi.unstubAllGlobals()
})

const checks = createChecks()

/** @param extent up to which the worker has answered */
function check({ store, setChecks }: Studio, extent: CheckAnswer['extent']) {
  const state = store.getState()
  const version = versionOf(state)
  for (const found of checks({ version, files: filesNow(state), front: state.file, extent: 'everything' })) {
    if (!found || found.extent === 'names') continue
    setChecks({ findings: found.findings, version, state: found.extent === 'front' ? 'front-checked' : 'checked' })
    if (found.extent === extent) return
  }
}

function open(files: Files): Studio {
  const studio = createStudio({ widget: 'http://widget.test/', files }) as Studio
  judgeEdits(studio)
  check(studio, 'everything')
  return studio
}

const objectionIn = ({ store }: Studio) => store.getState().objection

/** Hides a step, and waits until the search for another way is over, which no timer interrupts. */
async function hide(studio: Studio, step: string) {
  studio.apply((text) => showStep(text, step, { kind: 'nobody' }))
  check(studio, 'front')
  await new Promise((over) => setImmediate(over))
  return objectionIn(studio)
}

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
    const studio = open(acme({ settings: { loadedDelayMs: 700 } }))
    const objection = await hide(studio, 'consent')
    expect(objection).toMatchObject({ search: 'found', alternative: { label: { code: 'step-hidden', to: null } } })
  })

  it('has no alternative where a way of a customer would lead there still, whose flow is named', async () => {
    const studio = open(acme(leadsToConsent))
    const objection = await hide(studio, 'consent')
    expect(objection).toMatchObject({ search: 'none', alternative: null })
    expect(objection?.findings.map(({ file }) => file)).toContain('flows/acme.flow.json')
    check(studio, 'everything')
    expect(objectionIn(studio)).toMatchObject({ search: 'none', alternative: null })
  })

  it('and that is kept is not objected to again once the other flows are checked', async () => {
    const studio = open(acme(leadsToConsent))
    await hide(studio, 'consent')
    studio.setObjection(null)
    check(studio, 'everything')
    expect(objectionIn(studio)).toBeNull()
  })

  it('is objected to when only the flow of a customer leads there, which is checked last', async () => {
    const studio = open(acme(leadsToConsent))
    studio.apply((text) => hideStep(text, 'consent', null))
    check(studio, 'everything')
    expect(objectionIn(studio)?.findings.map(({ file }) => file)).toEqual(['flows/acme.flow.json'])
  })
})

it('in the flows that we ship, what is offered in place of hiding a step gets no objection in its turn', async () => {
  const studio = open(shippedFiles)
  const { definition } = studio.store.getState()
  for (const step of Object.keys(definition.steps).filter((each) => rulesLeadingTo(definition, each).length > 0)) {
    const objection = await hide(studio, step)
    expect(objection?.search, step).toMatch(/^(found|none)$/)
    studio.undo()
    if (!objection?.alternative) continue
    studio.apply(objection.alternative.edit)
    check(studio, 'everything')
    expect(objectionIn(studio), step).toBeNull()
    studio.undo()
  }
})
