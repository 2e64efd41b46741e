/** What the panes do when their controls are used. */
import { defined } from '../../../src/flow/index.ts'
import type { FormDefinition } from '../../../src/generated/form.types.ts'
import { addStep } from '../../../src/studio/document/edits/add-step.ts'
import { changeValue } from '../../../src/studio/document/edits/change-value.ts'
import { changeWords } from '../../../src/studio/document/edits/change-words.ts'
import { editForm, makeFile } from '../../../src/studio/document/edits/edit-form.ts'
import { takeOutTest, updateTests } from '../../../src/studio/document/edits/edit-tests.ts'
import { moveStep } from '../../../src/studio/document/edits/move-step.ts'
import { setValue } from '../../../src/studio/document/edits/set-value.ts'
import { showStep } from '../../../src/studio/document/edits/show-step.ts'
import { withShare } from '../../../src/studio/document/experiments.ts'
import { languages } from '../../../src/studio/document/languages.ts'
import { changeField, newForm } from '../../../src/studio/form/changes.ts'
import { optionsOf, withKind, withText } from '../../../src/studio/form/fields.ts'
import { isOpen, type TestRow, testRows } from '../../../src/studio/results/test-rows.ts'
import { modelledVersion } from '../../../src/studio/results/version.ts'
import { allFiles, filesNow } from '../../../src/studio/store/files.ts'
import type { Studio } from '../../../src/studio/store/store.ts'
import type { Controls } from './changes.ts'
import { textEdits } from './support.ts'

const because = 'Agreed with the team.'

export function throughStore(studio: Studio): Controls {
  const state = () => studio.store.getState()
  const set = (pointer: string, value: unknown) => studio.apply((text) => setValue(text, pointer, value))
  return {
    ...textEdits(async (file, text) => studio.replace(file, text, { code: 'typed' })),
    moveUp: async (step) => {
      const to = state().definition.path.indexOf(step) - 1
      studio.apply((text) => moveStep(text, step, to))
    },
    showToNobody: async (step) => studio.apply((text) => showStep(text, step, { kind: 'nobody' })),
    limitPolling: async (ms) => {
      const step = 'enterCredentials'
      const label = { code: 'time-changed', step, ms } as const
      studio.apply((text) => changeValue(text, `/steps/${step}/poll/timeoutMs`, ms, label))
    },
    write: async (step, key, textIn) => {
      for (const language of languages)
        studio.apply((text) => changeWords(text, `/steps/${step}`, key, language, textIn(language)))
    },
    addForm: async (name, kind) => {
      const file = `flows/forms/${name}.form.json`
      studio.applyTo(file, () => makeFile(file, newForm(name)))
      const step = { screen: 'form', form: name, on: { SUBMIT_FORM: '@next' } } as const
      const at = state().definition.path.indexOf('enterCredentials')
      studio.apply((text) => addStep(text, name, step, at))
      studio.applyTo(file, (text) => editForm(text, (form) => withAllTexts(withKindOf(form, kind))))
    },
    addCustomer: async (name) => {
      const file = `flows/${name}.flow.json`
      studio.applyTo(file, () => makeFile(file, { extends: 'connect', name, merge: {} }))
      studio.openFlow(file)
    },
    openFlow: async (name) => studio.openFlow(`flows/${name}.flow.json`),
    leaveOutGerman: async () => set('/page/languages', ['en', 'fr', 'es', 'pt']),
    useFrench: async () => set('/page/defaultLanguage', 'fr'),
    hideHeader: async () => set('/page/header', false),
    share: async (experiment, value, percent) => {
      const { shares } = defined(state().definition.inputs[experiment], 'experiment')
      set(`/inputs/${experiment}/shares`, withShare(defined(shares, 'shares'), value, percent))
    },
    remove: async (test) => {
      const row = defined(
        rowsOf(studio).find(({ id }) => id === test),
        'test',
      )
      studio.applyToTests((text) => takeOutTest(text, row, because))
    },
    accept: async () => {
      const updates = rowsOf(studio)
        .filter(isOpen)
        .flatMap(({ update }) => update ?? [])
      studio.applyToTests((text) => updateTests(text, updates, because))
    },
  }
}

function rowsOf({ store }: Studio): TestRow[] {
  const state = store.getState()
  const { model, tests, document } = defined(modelledVersion(state.file, allFiles(filesNow(state))), 'version')
  return testRows(model, defined(tests, 'tests'), defined(document, 'document'))
}

const withKindOf = (form: FormDefinition, kind: 'email' | 'choice') =>
  changeField(form, 'answer', (field) => withKind(field, kind))

function withAllTexts(form: FormDefinition): FormDefinition {
  const options = optionsOf(defined(form.properties['answer'], 'field')) ?? []
  const keys = ['heading', 'submit', 'answer.label', ...options.map((option) => `answer.options.${option}`)]
  return keys.reduce((now, key) => withText(now, key, (_, language) => `${key} (${language})`), form)
}
