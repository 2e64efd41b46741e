/** Changes of who gives consent: each follows a condition, and one invariant is edited by hand. */
import { describe, expect, it } from 'vitest'
import type { Condition, FlowDefinition } from '../../../src/generated/flow.types.ts'
import { at, drive } from '../../engine/support/drive.ts'
import { askForConsentUnless } from '../support/changes.ts'
import { createProject, type Project } from './support/project.ts'

const skips: readonly [
  title: string,
  input: FlowDefinition['inputs'],
  skips: Condition,
  trace: string,
  said: RegExp,
][] = [
  [
    'change 1: clients with trusted_partner skip consent',
    { trustedPartner: { from: 'client.trusted_partner', type: 'boolean' } },
    { var: 'in.trustedPartner' },
    'trustedPartner true',
    /`trustedPartner` true.* skip `consent`/,
  ],
  [
    'change 17: 10 % of sessions go without consent',
    { consentTest: { from: 'split', shares: { control: 90, without: 10 } } },
    { '==': [{ var: 'in.consentTest' }, 'without'] },
    'consentTest without',
    /`consentTest` without \(10 % of sessions\).* skip `consent`/,
  ],
  [
    'change 23: updates skip consent',
    {},
    { in: [{ var: 'in.mode' }, ['UpdateCredentials', 'UpdateAccountSelection']] },
    'mode UpdateCredentials',
    /`mode` UpdateCredentials or UpdateAccountSelection.* skip `consent`/,
  ],
]

function exempt(project: Project, skips: Condition) {
  project.editTests(({ invariants }) => {
    const first = invariants.find(({ id }) => id === 'consent-first')
    if (first?.never) first.never.if = { and: [first.never.if ?? {}, { '!': skips }] } as Condition
  })
}

describe.each(skips)('%s', (_, inputs, skips, trace, said) => {
  it('the test that says otherwise is named, the rows are rewritten, and the diff says who', async () => {
    const project = createProject()
    project.editFlow((flow) => {
      Object.assign(flow.inputs, inputs)
      askForConsentUnless(flow, skips)
    })
    const [found, ...others] = await project.findings('--rule', 'flow-tests')
    expect(found).toMatchObject({ code: 'fails', params: { test: 'consent-first' } })
    expect(found?.trace.join()).toContain(trace)
    expect(others).toEqual([])

    exempt(project, skips)
    expect(await project.update('They have agreed before.')).toBe('')
    const { findings, changes } = await project.check()
    expect(findings).toEqual([])
    expect(changes.find(({ code }) => code === 'step-skipped')?.sentence).toMatch(said)
  })
})

it('change 23: a way back to consent that was forgotten is found with a trace', async () => {
  const project = createProject()
  const updating = skips[2]?.[2] as Condition
  project.editFlow((flow) => {
    const back = structuredClone(flow.steps['enterCredentials']?.back)
    askForConsentUnless(flow, updating)
    flow.steps['enterCredentials']!.back = back as NonNullable<typeof back>
  })
  exempt(project, updating)
  project.editTests(({ invariants }) => {
    invariants.push({
      id: 'updates-never-see-consent',
      description: 'Who updates has agreed before.',
      never: { at: 'consent', if: updating },
    })
  })
  await project.update('Who updates has agreed before.')
  const [found] = await project.findings('--rule', 'flow-tests')
  expect(found).toMatchObject({ code: 'fails', params: { test: 'updates-never-see-consent' } })
  expect(found?.trace.at(-1)).toBe('BACK → consent')
})

it('change 1: a trusted partner begins with the source', () => {
  const project = createProject()
  project.editFlow((flow) => {
    flow.inputs['trustedPartner'] = { from: 'client.trusted_partner', type: 'boolean' }
    askForConsentUnless(flow, { var: 'in.trustedPartner' })
  })
  const flow = project.flow()
  expect([true, false].map((trustedPartner) => at(drive({ trustedPartner }, [], flow).state, flow))).toEqual([
    'selectSource',
    'consent',
  ])
})
