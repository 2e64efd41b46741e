/** Why an edit is not possible, and the nearest edit that is. */
import { describe, expect, it } from 'vitest'
import { type RuleList, ruleListsOf } from '../../src/analysis/index.ts'
import { defined, isPointerBelow } from '../../src/flow/index.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { type Files, lint } from '../../src/lint/index.ts'
import { applyEdit, openDocument, undo } from '../../src/studio/document/document.ts'
import type { EditLabel } from '../../src/studio/document/edits/edit.ts'
import { hideStep, rulesLeadingTo } from '../../src/studio/document/edits/hide-step.ts'
import { applyChange } from '../../src/studio/document/text-change.ts'
import { alternativesTo, mostAlternatives } from '../../src/studio/objection/alternatives.ts'
import { findAlternative } from '../../src/studio/objection/find-alternative.ts'
import { newFindings } from '../../src/studio/objection/new-findings.ts'
import { specification } from '../support/specification.ts'

const { file, text } = specification.flow
const definition = JSON.parse(text) as FlowDefinition
const check = async (of: string) => lint({ flows: [{ file: 'flows/connect.flow.json', text: of }] })
const moved: EditLabel = { code: 'step-moved', step: 'selectSource', place: 4, of: 6 }

describe('alternatives', () => {
  it('to a place are the other places, the nearest first, without the one where the step was', () => {
    const places = alternativesTo(moved, definition).map(({ label }) => label.code === 'step-moved' && label.place)
    expect(places).toEqual([5, 2, 6, 1])
  })

  it('to a target are other targets that fit', () => {
    const pointer = '/steps/selectSource/on/SELECT_SOURCE/to'
    const label: EditLabel = { code: 'target-changed', step: 'selectSource', pointer, target: 'success' }
    const targets = alternativesTo(label, definition).map((each) => 'target' in each.label && each.label.target)
    expect(targets).toHaveLength(mostAlternatives)
    expect(targets).not.toContain('success')
    expect(targets).not.toContain('@next')
  })

  it('to other edits are none', () => {
    expect(alternativesTo({ code: 'typed' }, definition)).toEqual([])
  })

  it('are tried in their order until one causes no error', async () => {
    const tried: Files[] = []
    const before = await check(text)
    const found = await findAlternative(
      alternativesTo(moved, definition),
      { flows: [specification.flow] },
      file,
      async (of) => {
        tried.push(of)
        return newFindings(before, lint(of))
      },
    )
    expect(found.alternative?.label).toEqual({ ...moved, place: 2 })
    expect(tried).toHaveLength(2)
  })
})

it('an objection is a new error that no flow test makes and no other finding causes', async () => {
  const [move] = alternativesTo({ ...moved, place: 5 }, definition)
  const change = move?.edit(text)?.change
  if (!change) throw new Error('no edit')
  const after = await check(text.slice(0, change.from) + change.insert + text.slice(change.to))
  const [finding] = newFindings([], after)
  expect(finding).toMatchObject({ severity: 'error', rule: 'read-before-set' })
  expect(newFindings(after, after)).toEqual([])
  const others = [
    { ...finding, rule: 'flow-tests' },
    { ...finding, follows: true },
    { ...finding, severity: 'note' },
  ]
  expect(newFindings([], others as typeof after)).toEqual([])
})

describe('hiding a step that another one leads to by name', () => {
  const hidden = (step: string): EditLabel => ({ code: 'step-shown', step, shown: { kind: 'nobody' } })

  it('drops that way too, if nothing else is found then', async () => {
    const before = await check(text)
    const { alternative: found } = await findAlternative(
      alternativesTo(hidden('addSource'), definition),
      { flows: [specification.flow] },
      file,
      async (of: Files) => newFindings(before, lint(of)),
    )
    expect(found?.label).toEqual({ code: 'step-hidden', step: 'addSource', rules: 1, to: null })
    const after = JSON.parse(applyChange(text, defined(found?.edit(text), 'edit').change)) as FlowDefinition
    expect(after.steps['addSource']).toMatchObject({ enabled: false })
    const { ADD_SOURCE: _, ...others } = definition.steps['selectSource']?.on ?? {}
    const left = { ...after.steps['selectSource']?.on }
    expect(left).toMatchObject(others)
    expect(JSON.stringify(left)).not.toContain('"addSource"')
  })

  it('says what speaks against the nearest way, if none is right', async () => {
    const [finding] = await check(text.replace('"consent",', ''))
    const against = async () => [defined(finding, 'finding')]
    const files = { flows: [specification.flow] }
    const found = await findAlternative(alternativesTo(hidden('addSource'), definition), files, file, against)
    const label = { code: 'step-hidden', step: 'addSource', rules: 1, to: null }
    expect(found).toEqual({ alternative: null, rejected: { label, finding } })
  })

  it.each([null, '@next', '@back'])('touches only the step and these ways, which lead to %s', (to) => {
    for (const step of Object.keys(definition.steps)) {
      const document = openDocument(text)
      const edited = applyEdit(document, defined(hideStep(text, step, to), 'edit'))
      const after = JSON.parse(edited.text) as FlowDefinition
      expect(rulesLeadingTo(after, step)).toEqual([])
      expect(undo(edited).text).toBe(text)
      const ways = rulesLeadingTo(definition, step).map(({ list }) => list.pointer)
      const isNear = (pointer: string, way: string) =>
        pointer === way || isPointerBelow(pointer, way) || isPointerBelow(way, pointer)
      const other = ({ pointer }: RuleList) => !ways.some((way) => isNear(pointer, way))
      const rulesOf = (of: FlowDefinition) => ruleListsOf(of).filter(other)
      expect(rulesOf(after)).toEqual(rulesOf(definition))
    }
  })

  it('has no alternative where no rule names it', () => {
    expect(alternativesTo(hidden('chooseConnectionMethod'), definition)).toEqual([])
  })
})
