/** Changes that ask the user something more, or something else. */
import { expect, it } from 'vitest'
import type { FormDefinition } from '../../../src/generated/form.types.ts'
import { at, chosen, drive, type Move } from '../../engine/support/drive.ts'
import { createProject, type Project } from './support/project.ts'

const languages = ['en', 'fr', 'es', 'pt', 'de'] as const

function ask(
  project: Project,
  name: string,
  fields: Omit<FormDefinition, 'name' | 'texts'>,
  words: Record<string, string>,
) {
  const texts = Object.fromEntries(
    languages.map((language) => [language, { heading: 'A question', submit: 'OK', ...words }]),
  )
  project.write(`flows/forms/${name}.form.json`, { name, ...fields, texts })
  project.editFlow(({ path, steps }) => {
    steps[name] = { description: 'A question.', screen: 'form', form: name, on: { SUBMIT_FORM: '@next' } }
    path.splice(path.indexOf('enterCredentials'), 0, name)
  })
}

const answered = (answers: object): Move => ({ type: 'SUBMIT_FORM', answers })

it('change 7: manual accounts for some sources are not possible, and the nearest way is named', async () => {
  const project = createProject()
  project.editFlow(({ steps }) => {
    const { on } = steps['enterCredentials']!.states!['select-account']!
    Object.assign(on!['SUBMIT_MANUAL_ACCOUNTS'] as object, {
      if: { in: [{ var: 'data.source.source_id' }, ['a', 'b']] },
    })
  })
  const [found, ...others] = await project.findings()
  expect([found, others]).toMatchObject([{ code: 'wrong-form', params: { text: 'data.source.source_id' } }, []])
  expect(found?.message).toMatch(/not possible: a flow is checked before .* Nearest: an input .*"client.…"/)

  const nearest = createProject()
  nearest.editFlow(({ inputs, steps }) => {
    inputs['showAddAccount']!.from = 'client.manual_accounts'
    expect(steps['enterCredentials']!.states!['select-account']!.on!['SUBMIT_MANUAL_ACCOUNTS']).toHaveProperty('if')
  })
  nearest.editTests(({ cases }) => {
    for (const row of cases.flatMap(({ rows }) => rows))
      if (row.given?.client?.['show_step_add_account'] === false)
        row.given.client = { account_select_mode: 'Single', manual_accounts: false }
  })
  expect(await nearest.findings()).toEqual([])
})

it('change 8: a second confirmation is a step that shows the screen again', async () => {
  const project = createProject()
  project.editFlow(({ path, steps }) => {
    steps['confirmSource'] = {
      description: 'The user confirms the source.',
      screen: 'consent',
      enter: { unset: ['problem'] },
      on: { NEXT: '@next' },
    }
    path.splice(path.indexOf('enterCredentials'), 0, 'confirmSource')
  })
  expect(await project.update('Many picked the wrong source.')).toBe('')
  const { failed, findings, changes } = await project.check()
  expect(failed).toBe(false)
  // A note: the step says what consent says until it has words of its own.
  expect(findings).toMatchObject([{ code: 'second-use', severity: 'note' }])
  expect(changes.filter(({ code }) => code === 'step-added')).toHaveLength(1)
  const flow = project.flow()
  const places = [chosen, [...chosen, 'NEXT']].map((moves) => at(drive({}, moves as Move[], flow).state, flow))
  expect(places).toEqual(['confirmSource', 'enterCredentials.credentials'])
})

it('change 8: as an overlay that leads on it is not possible, and the nearest way is named', async () => {
  const project = createProject()
  project.editFlow(({ overlays }) => {
    Object.assign(overlays, {
      sure: { screen: 'confirm-exit', opensOn: 'TRY_AGAIN', on: { CANCEL_CLOSE: '@stay', CONFIRM_CLOSE: '@next' } },
    })
  })
  const [found] = await project.findings()
  expect(found).toMatchObject({ code: 'unknown-word', params: { list: 'overlayTarget', name: '@next' } })
  expect(found?.message).toMatch(/not possible here, because an overlay .* Nearest: a step of its own/)
})

it('change 9: an e-mail address is asked for before credentials, and reaches the host with the result', async () => {
  const project = createProject()
  const fields = { properties: { email: { type: 'string', format: 'email' } }, required: ['email'] } as const
  ask(project, 'contact', { ...fields, required: ['email'] }, { 'email.label': 'E-mail address' })
  expect(await project.update('Support needs an address.')).toBe('')
  expect(await project.findings()).toEqual([])
  const flow = project.flow()
  const { state } = drive({}, [...chosen, answered({ email: 'a@example.com' })], flow)
  expect([at(state, flow), state.data['answers.contact.email']]).toEqual([
    'enterCredentials.credentials',
    'a@example.com',
  ])
})

it("change 15: 'Own or rent?' decides whether accounts are chosen", async () => {
  const project = createProject()
  const fields: Omit<FormDefinition, 'name' | 'texts'> = {
    properties: { ownership: { type: 'string', enum: ['own', 'rent'] } },
    required: ['ownership'],
  }
  const words = { 'ownership.label': 'Own or rent?', 'ownership.options.own': 'Own', 'ownership.options.rent': 'Rent' }
  ask(project, 'housing', fields, words)
  project.editFlow(({ conditions }) => {
    const owns = { '==': [{ var: 'answers.housing.ownership' }, 'own'] }
    conditions['choosesAccounts'] = { and: [...(conditions['choosesAccounts'] as { and: [] }).and, owns] }
  })
  project.editTests(({ cases }) => {
    for (const row of cases.flatMap(({ rows }) => rows))
      if (row.on === 'status AccountSelection' && row.goesTo === 'enterCredentials.select-account') {
        row.goesTo = ['enterCredentials.select-account', 'success']
        for (const key of ['emits', 'reads', 'after'] as const) delete row[key]
      }
  })
  expect(await project.update('Tenants have one account.')).toBe('')
  const { findings, changes } = await project.check()
  expect(findings).toEqual([])
  expect(changes.some(({ sentence }) => sentence.includes('answers.housing.ownership'))).toBe(true)
})

it('change 16: a status that the API does not have is refused, and says what has to be built first', async () => {
  const project = createProject()
  project.editFlow(({ steps }) => {
    Object.assign(steps['enterCredentials']!.status!, { VoiceCheck: 'mfa-question' })
  })
  const [found, ...others] = await project.findings()
  expect([found, others]).toMatchObject([
    { rule: 'known-names', code: 'unknown-key', params: { name: 'VoiceCheck' } },
    [],
  ])
  expect(found?.message).toMatch(/A new status has to be built first: the API .* sandbox .* screen/)
})

it('change 22: a deleted test leads the diff and asks for a reason, with which it stops no release', async () => {
  const project = createProject()
  project.editFlow(({ settings }) => {
    settings.searchMinLength = 2
  })
  project.editTests((tests) => {
    tests.cases.shift()
  })
  const { failed, changes } = await project.check()
  expect(failed).toBe(true)
  expect(changes).toMatchObject([
    { code: 'test-removed', isUnexplained: true, stops: true },
    { code: 'setting-changed', stops: false },
  ])
  project.editTests((tests) => {
    tests.removed = [{ test: 'start', because: 'The others cover it.' }]
  })
  expect(await project.check()).toMatchObject({ failed: false, changes: [{ isUnexplained: false }, {}] })
})
