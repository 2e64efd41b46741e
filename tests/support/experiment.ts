/** The frozen flow with an experiment on which consent depends, in the studio, with customers' flows and tests. */
import { endExperiment, removeShare } from '../../src/studio/document/edits/edit-experiment.ts'
import { type Experiment, experimentsOf } from '../../src/studio/document/experiments.ts'
import { applyToFiles } from '../../src/studio/store/apply-to-files.ts'
import { allFiles, filesNow } from '../../src/studio/store/files.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { specification } from './specification.ts'

export const front = specification.flow.file
export const testsFile = specification.tests.file
export const acme = 'flows/acme.flow.json'
export const ofAcme = 'flows/acme.tests.json'
/** It extends that of acme. */
export const branch = 'flows/acme-branch.flow.json'

/** Without the experiment. */
export const connect = JSON.parse(specification.flow.text)
const usual = connect.steps.consent.when
const shares = { control: 80, short: 15, late: 5 }
export const is = (share: string) => ({ '==': [{ var: 'in.test' }, share] })

export const flow = {
  ...connect,
  inputs: { ...connect.inputs, test: { from: 'split', shares } },
  steps: { ...connect.steps, consent: { ...connect.steps.consent, when: { and: [usual, is('control')] } } },
}
const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** @param merges what customers' flows change, by file; `ofCustomers`: their tests */
export function openExperiment(
  tests: object,
  merges: Readonly<Record<string, object>> = {},
  ofCustomers: object = {},
): Studio {
  const variants = Object.entries(merges).map(([file, merge]) => {
    const own = file === branch ? { extends: 'acme', name: 'acme-branch' } : { extends: 'connect', name: 'acme' }
    return { file, text: textOf({ ...own, merge }) }
  })
  const files = {
    flows: [{ file: front, text: textOf(flow) }, ...variants],
    tests: [
      { file: testsFile, text: textOf(tests) },
      ...Object.entries(ofCustomers).map(([file, own]) => ({ file, text: textOf(own) })),
    ],
  }
  return createStudio({ widget: 'http://widget.test/', files }) as Studio
}

export const experimentOf = (studio: Studio) => experimentsOf(studio.store.getState().definition)[0] as Experiment

export const end = (studio: Studio, share: string) =>
  applyToFiles(studio, (file, files) =>
    endExperiment({ front: file, files, because: 'It has ended.' }, experimentOf(studio), share),
  )

export const remove = (studio: Studio, share: string) =>
  applyToFiles(studio, (file, files) =>
    removeShare({ front: file, files, because: 'It is gone.' }, experimentOf(studio), share),
  )

export const filesOf = ({ store }: Studio) => allFiles(filesNow(store.getState()))

export const contentOf = (studio: Studio, file: string) =>
  JSON.parse(filesOf(studio).find((each) => each.file === file)?.text ?? 'null')
