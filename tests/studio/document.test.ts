/** Edits of a flow file: each touches only what it names, leaves sound JSON, and is taken back to the last byte. */
import { Transaction } from '@codemirror/state'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition, FlowDefinition } from '../../src/generated/flow.types.ts'
import { onOffer } from '../../src/studio/conditions/on-offer.ts'
import {
  applyEdit,
  applyTransaction,
  openDocument,
  redo,
  type StudioDocument,
  undo,
} from '../../src/studio/document/document.ts'
import { changeSetting } from '../../src/studio/document/edits/change-setting.ts'
import type { Edit } from '../../src/studio/document/edits/edit.ts'
import { moveStep } from '../../src/studio/document/edits/move-step.ts'
import { showStep } from '../../src/studio/document/edits/show-step.ts'
import { hunksBetween } from '../../src/studio/document/hunks.ts'
import { type Audience, stepsOf } from '../../src/studio/document/steps.ts'
import { specification } from '../support/specification.ts'

const { text } = specification.flow
const read = (of: string) => JSON.parse(of) as FlowDefinition
const definition = read(text)
const { path } = definition
const offered = Object.values(onOffer(definition)).flat()
const steps = Object.keys(definition.steps)

/** The same file with every key on a line of its own, without any space, and with the line ends of Windows. */
const layouts = [text, JSON.stringify(definition, null, 2), JSON.stringify(definition), text.replaceAll('\n', '\r\n')]

type Step = (text: string) => Edit | null

const moves = fc.record({ step: fc.constantFrom(...path), to: fc.nat(path.length - 1) }).map(
  ({ step, to }): Step =>
    (of) =>
      moveStep(of, step, to),
)
const shown: fc.Arbitrary<Audience> = fc.oneof(
  fc.constant<Audience>({ kind: 'everyone' }),
  fc.constant<Audience>({ kind: 'nobody' }),
  fc.constantFrom(...offered).map((condition): Audience => ({ kind: 'where', condition })),
)
const shows = fc.record({ step: fc.constantFrom(...steps), to: shown }).map(
  ({ step, to }): Step =>
    (of) =>
      showStep(of, step, to),
)
const changes = fc
  .record({ setting: fc.constantFrom(...Object.keys(definition.settings)), value: fc.nat(100_000) })
  .map(
    ({ setting, value }): Step =>
      (of) =>
        changeSetting(of, setting, value),
  )
const edits = fc.array(fc.oneof(moves, shows, changes), { minLength: 1, maxLength: 8 })

const withEdit = (document: StudioDocument, edit: Edit | null) => (edit ? applyEdit(document, edit) : document)
const differing = (before: string, after: string) =>
  hunksBetween(before, after).flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'same'))
const edited = (of: string, edit: Edit | null) => withEdit(openDocument(of), edit).text

describe('moving a step', () => {
  it('changes the line of the path alone, and only its order', () => {
    const moved = edited(text, moveStep(text, 'selectSource', 1))
    expect(read(moved).path).toEqual([
      path[0],
      'selectSource',
      ...path.slice(1).filter((name) => name !== 'selectSource'),
    ])
    expect(differing(text, moved).map(({ kind }) => kind)).toEqual(['removed', 'added'])
    expect({ ...read(moved), path }).toEqual(definition)
  })

  it('keeps the layout of a path on several lines', () => {
    const [, spread] = layouts as [string, string]
    const moved = edited(spread, moveStep(spread, 'selectSource', 0))
    expect(moved).toBe(JSON.stringify(read(moved), null, 2))
  })

  it('changes nothing where the step is there already', () => {
    expect(moveStep(text, path[2] as string, 2)).toBeNull()
  })
})

describe('showing a step', () => {
  it.each<[Audience, Partial<FlowDefinition['steps'][string]>]>([
    [{ kind: 'nobody' }, { enabled: false, when: definition.steps['consent']?.when as Condition }],
    [{ kind: 'where', condition: 'updating' }, { when: 'updating' }],
    [{ kind: 'where', condition: { '!': 'updating' } }, { when: { '!': 'updating' } }],
  ])('%j', (to, expected) => {
    const step = read(edited(text, showStep(text, 'consent', to))).steps['consent']
    const { when: _, enabled: __, ...rest } = definition.steps['consent'] as FlowDefinition['steps'][string]
    expect(step).toEqual({ ...rest, ...expected })
  })

  it('to everyone removes the condition, and switches the step on', () => {
    const off = edited(text, showStep(text, 'consent', { kind: 'nobody' }))
    const on = read(edited(off, showStep(off, 'consent', { kind: 'everyone' }))).steps['consent']
    expect(on).not.toHaveProperty('enabled')
    expect(on).not.toHaveProperty('when')
  })

  it('writes a new key in the order of the schema, on a line of its own', () => {
    const changed = differing(text, edited(text, showStep(text, 'success', { kind: 'nobody' })))
    expect(changed).toEqual([{ kind: 'added', text: '      "enabled": false,' }])
  })
})

describe('any edits', () => {
  it('leave sound JSON, touch only what they name, and say what the list then shows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...layouts), edits, (of, some) => {
        for (const step of some) {
          const edit = step(of)
          if (!edit) continue
          const now = read(edited(of, edit))
          const { label } = edit
          const found = stepsOf(now).find(({ name }) => 'step' in label && name === label.step)
          expect(found !== undefined).toBe(label.code !== 'setting-changed')
          if (label.code === 'setting-changed') {
            expect(now.settings).toEqual({ ...definition.settings, [label.setting]: label.value })
            expect({ ...now, settings: definition.settings }).toEqual(definition)
          } else if (label.code === 'step-moved') {
            expect(found?.index).toBe(label.place - 1)
            expect({ ...now, path }).toEqual(definition)
          } else if (label.code === 'step-shown') {
            expect(found?.shown).toEqual(label.shown)
            expect({ ...now, steps: { ...now.steps, [label.step]: definition.steps[label.step] } }).toEqual(definition)
          } else expect.fail(label.code)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are undone to the last byte, and redone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...layouts), edits, (of, some) => {
        const states = [openDocument(of)]
        for (const step of some) {
          const last = states.at(-1) as StudioDocument
          states.push(withEdit(last, step(last.text)))
        }
        const distinct = states.filter((state, index) => state !== states[index - 1])
        let document = distinct.at(-1) as StudioDocument
        for (const { text: expected } of distinct.slice(0, -1).reverse()) {
          document = undo(document)
          expect(document.text).toBe(expected)
        }
        expect(undo(document)).toBe(document)
        for (const { text: expected } of distinct.slice(1)) {
          document = redo(document)
          expect(document.text).toBe(expected)
        }
        expect(redo(document)).toBe(document)
      }),
      { numRuns: 60 },
    )
  })

  it('raise the version, undo and redo too, so that older findings are known as stale', () => {
    const edit = moveStep(text, 'selectSource', 0) as Edit
    const first = applyEdit(openDocument(text), edit)
    const versions = [first, undo(first), redo(undo(first))].map(({ version }) => version)
    expect(versions).toEqual([1, 2, 3])
  })
})

describe('typing', () => {
  /** At the same moment: what is typed after a pause is a step of its own. */
  const typed = (document: StudioDocument, insert: string, from: number) => {
    const annotations = Transaction.time.of(0)
    return applyTransaction(
      document,
      document.state.update({ changes: { from, insert }, userEvent: 'input.type', annotations }),
    )
  }

  it('in a row is one undo step, and apart from edits', () => {
    const opened = edited(text, moveStep(text, 'selectSource', 0))
    const document = openDocument(text, opened)
    const twice = typed(typed(document, 'a', 3), 'b', 4)
    expect(twice.past.map(({ code }) => code)).toEqual(['draft-restored', 'typed'])
    expect(undo(undo(twice)).text).toBe(text)
    const moved = withEdit(twice, moveStep(twice.text, 'selectSource', 2))
    expect(moved.past).toHaveLength(3)
    expect(undo(moved).text).toBe(twice.text)
    expect(undo(twice)).toMatchObject({ text: opened, future: [{ code: 'typed' }] })
  })

  it('keeps the labels of the steps that are still there', () => {
    const small = '{ "settings": { "rows": 0 } }'
    let document = openDocument(small)
    for (let value = 1; value <= 1300; value++)
      document = withEdit(document, changeSetting(document.text, 'rows', value))
    const count = document.past.length
    expect(count).toBeLessThan(1300)
    for (let step = 0; step < count; step++) document = undo(document)
    expect(document.past).toEqual([])
    expect(undo(document)).toBe(document)
  })
})

it('one undo leads from a draft back to the file', () => {
  const draft = edited(text, moveStep(text, 'selectSource', 0))
  const document = openDocument(text, draft)
  expect(document).toMatchObject({ base: text, text: draft })
  expect(undo(document).text).toBe(text)
  expect(openDocument(text, text).past).toEqual([])
})
