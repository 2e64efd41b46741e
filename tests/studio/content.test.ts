/** Texts, forms, experiments and customers' flows: each edit touches only what it names, and is one step to undo. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergePatch } from '../../src/flow/index.ts'
import type { FormDefinition } from '../../src/generated/form.types.ts'
import { lint } from '../../src/lint/index.ts'
import { addStep } from '../../src/studio/document/edits/add-step.ts'
import { changeWords } from '../../src/studio/document/edits/change-words.ts'
import { editForm } from '../../src/studio/document/edits/edit-form.ts'
import { inherit } from '../../src/studio/document/edits/edit-variant.ts'
import { makeFile } from '../../src/studio/document/edits/make-file.ts'
import { moveStep } from '../../src/studio/document/edits/move-step.ts'
import { setValue } from '../../src/studio/document/edits/set-value.ts'
import { showStep } from '../../src/studio/document/edits/show-step.ts'
import { writeValue } from '../../src/studio/document/edits/write-value.ts'
import { experimentsOf, withShare } from '../../src/studio/document/experiments.ts'
import { patchBetween } from '../../src/studio/document/merge-between.ts'
import { readVariant } from '../../src/studio/document/read-flow.ts'
import * as changes from '../../src/studio/form/changes.ts'
import { kindOf, kinds, withKind } from '../../src/studio/form/fields.ts'
import { allFiles, changedDocuments, filesNow } from '../../src/studio/store/files.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import { specification } from '../support/specification.ts'

const { flow, tests } = specification
const open = (more: object = {}) =>
  createStudio({ widget: 'http://widget.test/', files: { flows: [flow], tests: [tests], ...more } }) as Studio
const textOf = ({ store }: Studio) => store.getState().document.text

describe('writing a value', () => {
  const values = fc.jsonValue({ maxDepth: 3 }).map((value) => ({ value }))

  it('makes any text say any value, and writes nothing where it says it already', () => {
    fc.assert(
      fc.property(values, values, fc.constantFrom(0, 2), (before, after, indent) => {
        const text = JSON.stringify(before, null, indent)
        const written = writeValue(text, [], after)
        expect(JSON.stringify(JSON.parse(written))).toBe(JSON.stringify(after))
        expect(writeValue(written, [], JSON.parse(written))).toBe(written)
      }),
    )
  })

  it('adds the objects around it, and keeps every other line', () => {
    const written = writeValue('{\n  "a": 1,\n  "b": [1,2]\n}', ['c', 'd', 'e'], 'x')
    expect(written).toBe('{\n  "a": 1,\n  "b": [1,2],\n  "c": { "d": { "e": "x" } }\n}')
  })
})

describe('words', () => {
  const place = '/steps/selectSource'
  const write = (studio: Studio, language: 'en' | 'fr', words: string) =>
    studio.apply((text) => changeWords(text, place, 'select-source.heading', language, words))

  it('are typed letter by letter as one step to undo for each text, and every byte comes back', () => {
    const studio = open()
    let changes = 0
    studio.store.subscribe(() => changes++)
    for (const typed of ['W', 'Wh', 'Who']) write(studio, 'en', typed)
    expect(changes).toBe(3)
    write(studio, 'fr', 'Qui')
    const { definition, document } = studio.store.getState()
    expect(definition.steps['selectSource']?.words).toEqual({ 'select-source.heading': { en: 'Who', fr: 'Qui' } })
    expect(document.past).toHaveLength(2)
    studio.undo()
    expect(studio.store.getState().definition.steps['selectSource']?.words).toEqual({
      'select-source.heading': { en: 'Who' },
    })
    studio.undo()
    expect(textOf(studio)).toBe(flow.text)
  })

  it('that are deleted leave no empty keys behind', () => {
    const studio = open()
    write(studio, 'en', 'Who')
    write(studio, 'en', '')
    expect(textOf(studio)).toBe(flow.text)
  })

  it('of the whole flow are at its top', () => {
    const studio = open()
    studio.apply((text) => changeWords(text, '', 'header.close', 'en', 'Leave'))
    expect(studio.store.getState().definition.words).toEqual({ 'header.close': { en: 'Leave' } })
  })
})

describe('a form', () => {
  const made = changes.newForm('housing')
  const text = `${JSON.stringify(made, null, 2)}\n`
  const built = changes.addField(
    changes.changeField(made, 'answer', (field) => withKind(field, 'choice')),
    'email',
  )

  it('is edited field by field, and what is taken back is as it was', () => {
    const added = editForm(text, (form) => changes.addField(form, 'email'))
    expect(added?.change.insert).toContain('"email"')
    expect(changes.removeField(changes.addField(made, 'email'), 'email')).toEqual(made)
    const moved = changes.moveField(built, 'email', -1)
    expect(Object.keys(moved.properties)).toEqual(['email', 'answer'])
    expect(JSON.stringify(JSON.parse(writeValue(writeValue(text, [], built), [], moved)))).toBe(JSON.stringify(moved))
  })

  it('keeps texts, requirements and conditions with a field that is renamed', () => {
    const required = changes.requireField(built, 'answer', true)
    const dependent = changes.changeField(required, 'email', (field) => ({ ...field, showIf: { answer: ['yes'] } }))
    const renamed = changes.renameField(dependent, 'answer', 'owns')
    expect(renamed).toMatchObject({ required: ['owns'], properties: { email: { showIf: { owns: ['yes'] } } } })
    expect(Object.keys(renamed.texts.fr)).toContain('owns.label')
    expect(changes.requireField(renamed, 'owns', false)).not.toHaveProperty('required')
  })

  it('has texts for the options that it has', () => {
    const options = changes.changeOptions(built, 'answer', ['own', 'rent'])
    expect(Object.keys(options.texts.de).filter((key) => key.includes('options'))).toEqual([
      'answer.options.own',
      'answer.options.rent',
    ])
    expect(changes.changeOptions(options, 'answer', ['own', 'other']).texts.en).not.toHaveProperty(
      'answer.options.rent',
    )
  })

  it.each(kinds)('has fields of the kind %s', (kind) => {
    expect(kindOf(withKind({ type: 'boolean', showIf: { other: [true] } }, kind))).toBe(kind)
  })

  it('has texts of options only while it has options', () => {
    const words = (form: FormDefinition) => Object.keys(form.texts.fr).filter((key) => key.includes('.options.'))
    const asked = changes.changeKind(made, 'answer', 'choice')
    expect(words(asked)).toEqual(['answer.options.yes', 'answer.options.no'])
    expect(words(changes.changeKind(asked, 'answer', 'choices'))).toEqual(words(asked))
    expect(changes.changeKind(asked, 'answer', 'text')).toEqual(made)
  })

  it('and its step are two files, checked together, and one step to undo', () => {
    const studio = open()
    const file = 'flows/forms/housing.form.json'
    const step = { screen: 'form', form: 'housing', on: { SUBMIT_FORM: '@next' } } as const
    studio.together(() => {
      studio.applyTo(file, () => makeFile(file, built))
      studio.apply((current) => addStep(current, 'housing', step, 1))
    })
    const { definition } = studio.store.getState()
    expect(definition.path.slice(0, 2)).toEqual(['consent', 'housing'])
    expect(definition.forms?.['housing']?.properties).toEqual(built.properties)
    const found = lint(filesNow(studio.store.getState())).filter((finding) => finding.file === file)
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['form-texts']))
    studio.undo()
    expect(changedDocuments(studio.store.getState())).toEqual([])
    expect(filesNow(studio.store.getState()).forms).toEqual([])
    studio.redo()
    expect(studio.store.getState().definition.forms?.['housing']?.properties).toEqual(built.properties)
    expect(studio.store.getState().undoSteps).toEqual({ past: [[file, 'flows/connect.flow.json']], future: [] })
  })
})

describe("a customer's flow", () => {
  const acme = 'flows/acme.flow.json'
  const withAcme = () => {
    const studio = open()
    studio.applyTo(acme, () => makeFile(acme, { extends: 'connect', name: 'acme', merge: {} }))
    studio.openFlow(acme)
    return studio
  }
  const mergeOf = (studio: Studio) => (JSON.parse(textOf(studio)) as { merge: unknown }).merge

  it('takes the same edits, and has only what differs', () => {
    const studio = withAcme()
    expect(studio.store.getState().definition).toMatchObject({ name: 'acme', base: 'connect' })
    studio.apply((text) => showStep(text, 'consent', { kind: 'nobody' }))
    studio.apply((text) => setValue(text, '/page/header', false))
    studio.apply((text) => moveStep(text, 'selectSource', 1))
    const { path } = studio.store.getState().definition
    expect(mergeOf(studio)).toEqual({ path, page: { header: false }, steps: { consent: { enabled: false } } })
    expect(path[1]).toBe('selectSource')
    studio.apply((text) => moveStep(text, 'selectSource', 2))
    expect(mergeOf(studio)).toEqual({ page: { header: false }, steps: { consent: { enabled: false } } })
  })

  it('takes a value back to that of the flow that it extends', () => {
    const studio = withAcme()
    studio.apply((text) => setValue(text, '/settings/searchMinLength', 2))
    studio.applyTo(acme, (text) => {
      const variant = readVariant(acme, allFiles(filesNow(studio.store.getState())))
      return variant && inherit(text, variant, '/settings/searchMinLength')
    })
    expect(mergeOf(studio)).toEqual({})
  })

  it('can be opened, left and opened again; making its file is one step to undo', () => {
    const studio = withAcme()
    studio.openFlow(flow.file)
    expect(textOf(studio)).toBe(flow.text)
    studio.openFlow(acme)
    studio.undo()
    expect(studio.store.getState()).toMatchObject({ file: flow.file, isSound: true })
    studio.redo()
    expect(filesNow(studio.store.getState()).flows.map(({ file }) => file)).toEqual([flow.file, acme])
  })

  it('merges to what was edited, whatever it was', () => {
    const values = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 2 }).filter(hasNoNull))
    fc.assert(
      fc.property(values, values, (before, after) => {
        const merged = mergePatch(before, patchBetween(before, after)) as object
        expect(merged).toEqual(after)
      }),
    )
  })

  it.each([
    [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, {}],
    [{ a: [{ b: 1, c: 2 }] }, { a: [{ c: 2, b: 1 }] }, {}],
    [{ a: [1, 2] }, { a: [2, 1] }, { a: [2, 1] }],
    [{ a: { b: 1, c: 2 } }, { a: { c: 3, b: 1 } }, { a: { c: 3 } }],
    [{ a: 1, b: 2 }, { b: 2 }, { a: null }],
    [{ a: {} }, { a: [] }, { a: [] }],
    [{ a: { b: 1 } }, { a: { c: 1 } }, { a: { b: null, c: 1 } }],
  ])('from %j to %j merges %j: the order of keys does not count, that of lists does', (before, after, patch) => {
    expect(patchBetween(before, after)).toEqual(patch)
  })
})

/** A merge removes what is null, so nothing can be set to it. */
const hasNoNull = (value: unknown): boolean => !JSON.stringify(value).includes('null')

describe('an experiment', () => {
  it('always divides all sessions', () => {
    const shares = fc
      .tuple(fc.nat(100), fc.nat(100))
      .map(([a, b]) => ({ a, b: Math.min(b, 100 - a), c: 100 - a - Math.min(b, 100 - a) }))
    fc.assert(
      fc.property(shares, fc.nat(100), (before, share) => {
        const after = withShare(before, 'b', share)
        expect(Object.values(after).reduce((sum: number, each) => sum + Number(each), 0)).toBe(100)
        expect(after).toMatchObject({ b: share })
        expect(Object.values(after).every((each) => Number(each) >= 0)).toBe(true)
      }),
    )
  })

  it('names the steps that depend on it, also through a condition', () => {
    const studio = open()
    studio.apply((text) => setValue(text, '/inputs/short', { from: 'split', shares: { control: 90, short: 10 } }))
    studio.apply((text) => setValue(text, '/conditions/isShort', { '==': [{ var: 'in.short' }, 'short'] }))
    studio.apply((text) => showStep(text, 'consent', { kind: 'where', condition: 'isShort' }))
    expect(experimentsOf(studio.store.getState().definition)).toEqual([
      { name: 'short', shares: { control: 90, short: 10 }, steps: ['consent'] },
    ])
  })
})
