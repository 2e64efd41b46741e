/** A field of a form gets another name in the form, in every flow that asks for its answer and in their tests. */
import { describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/index.ts'
import { editedForm } from '../../src/studio/form/edited-form.ts'
import { allFiles, changedDocuments, filesNow } from '../../src/studio/store/files.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { housingForm } from '../support/housing.ts'
import { specification } from '../support/specification.ts'

const [front, testsFile] = [specification.flow.file, specification.tests.file]
const [acme, ofAcme] = ['flows/acme.flow.json', 'flows/acme.tests.json']
const [elsewhere, formFile] = ['other/connect.flow.json', 'flows/forms/housing.form.json']

const connect = JSON.parse(specification.flow.text)
const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const owns = (field: string) => ({ '==': [{ var: `answers.housing.${field}` }, 'own'] })

/** A flow that asks for the answer in conditions of every kind. */
const asking = (field: string) => ({
  ...connect,
  path: ['consent', 'housing', ...connect.path.slice(1)],
  conditions: { ...connect.conditions, owns: owns(field) },
  steps: {
    ...connect.steps,
    housing: {
      screen: 'form',
      form: 'housing',
      words: { 'form.submit': { en: `answers.housing.${field}` } },
      on: {
        SUBMIT_FORM: [
          { if: { '!': 'owns' }, to: '@next' },
          { if: owns(field), to: 'success' },
        ],
      },
    },
    consent: { ...connect.steps.consent, when: { '<': [{ count: [owns(field), 'owns'] }, 2] } },
  },
})
const withWords = (flow: ReturnType<typeof asking>, field: string) => {
  const words = { 'form.submit': { en: `answers.housing.${field}` } }
  return { ...flow, steps: { ...flow.steps, housing: { ...flow.steps.housing, words } } }
}
const merging = (field: string) => ({
  extends: 'connect',
  name: 'acme',
  merge: { steps: { success: { when: { '!=': null, and: [owns(field), owns('heating')] } } } },
})
const tested = (field: string) => ({
  conditions: { owns: owns(field) },
  cases: [
    {
      id: 'owners',
      description: 'They go on.',
      rows: [{ at: 'housing', on: 'SUBMIT_FORM', if: owns(field), goesTo: 'success', with: { '!': owns(field) } }],
    },
  ],
})

const files = {
  flows: [
    { file: front, text: textOf(asking('ownership')) },
    { file: acme, text: textOf(merging('ownership')) },
    { file: elsewhere, text: textOf(asking('ownership')) },
  ],
  tests: [testsFile, ofAcme].map((file) => ({ file, text: textOf(tested('ownership')) })),
  forms: [{ file: formFile, text: textOf(housingForm) }],
}

const open = (opened: typeof files) => createStudio({ widget: 'http://widget.test/', files: opened }) as Studio
const contentOf = ({ store }: Studio, file: string) =>
  JSON.parse(allFiles(filesNow(store.getState())).find((each) => each.file === file)?.text ?? 'null')
const rename = (studio: Studio, file = formFile, path: string[] = []) =>
  editedForm(studio, { name: 'housing', form: housingForm, file, path }).rename('ownership', 'tenure')

describe('a field that gets another name', () => {
  it('has it in flows, in merges of customers and in tests of all, as one step to undo', () => {
    const studio = open(files)
    rename(studio)
    expect(contentOf(studio, formFile).properties).toHaveProperty('tenure')
    expect(contentOf(studio, front)).toEqual(withWords(asking('tenure'), 'ownership'))
    expect(contentOf(studio, acme)).toEqual(merging('tenure'))
    for (const file of [testsFile, ofAcme]) expect(contentOf(studio, file)).toEqual(tested('tenure'))
    expect(contentOf(studio, elsewhere)).toEqual(asking('ownership'))
    expect(studio.store.getState().undoSteps.past).toEqual([[front, acme, testsFile, ofAcme, formFile]])
    studio.undo()
    expect(changedDocuments(studio.store.getState())).toEqual([])
    studio.redo()
    expect(contentOf(studio, acme)).toEqual(merging('tenure'))
  })

  it('leaves no name behind that the linter does not know', () => {
    const studio = open({ ...files, flows: files.flows.slice(0, 1), tests: files.tests.slice(0, 1) })
    const unknown = () => lint(filesNow(studio.store.getState())).filter(({ code }) => code === 'unknown-name')
    expect(unknown()).toEqual([])
    rename(studio)
    expect(unknown()).toEqual([])
  })

  it('has it in values that are passed on, and in no other text', () => {
    const housing = {
      screen: 'form',
      form: 'housing',
      on: { SUBMIT_FORM: { set: { source: '$answers.housing.ownership' }, to: '@next' } },
    }
    const flow = { ...asking('heating'), steps: { ...connect.steps, housing } }
    const studio = open({ ...files, flows: [{ file: front, text: textOf(flow) }] })
    rename(studio)
    expect(contentOf(studio, front).steps.housing.on.SUBMIT_FORM.set).toEqual({ source: '$answers.housing.tenure' })
    expect(contentOf(studio, front).conditions).toEqual(flow.conditions)
  })

  it('has it in a flow with its forms in itself, and in those that extend it', () => {
    const { $schema: _, ...form } = housingForm as typeof housingForm & { $schema?: string }
    const delivered = { ...asking('ownership'), forms: { housing: form } }
    const flows = [{ file: front, text: textOf(delivered) }, ...files.flows.slice(1)]
    const studio = open({ ...files, flows, forms: [] })
    rename(studio, front, ['forms', 'housing'])
    const { forms, ...rest } = contentOf(studio, front)
    expect(rest).toEqual(withWords(asking('tenure'), 'ownership'))
    expect(Object.keys(forms.housing.properties)).toContain('tenure')
    for (const [file, expected] of [
      [acme, merging('tenure')],
      [testsFile, tested('tenure')],
    ] as const)
      expect(contentOf(studio, file)).toEqual(expected)
    studio.undo()
    expect(changedDocuments(studio.store.getState())).toEqual([])
  })

  it('changes the form alone where nobody asks', () => {
    const studio = open({ ...files, flows: [{ file: front, text: textOf(asking('heating')) }], tests: [] })
    rename(studio)
    expect(studio.store.getState().undoSteps.past).toEqual([[formFile]])
  })
})
