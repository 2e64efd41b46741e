/** Changes of the steps themselves: their order, their names, and whether they are there. */
import { expect, it } from 'vitest'
import { at, drive, select, source } from '../../engine/support/drive.ts'
import { createProject } from './support/project.ts'

it('change 2: the source before the method moves two names, and the diff says who gets another order', async () => {
  const project = createProject()
  project.editFlow((flow) => {
    flow.path = ['consent', 'selectSource', 'chooseConnectionMethod', 'uploadInvoices', 'enterCredentials', 'success']
  })
  expect(await project.update('Users know their source first.')).toBe('')
  const { findings, changes } = await project.check()
  expect(findings).toEqual([])
  expect(changes.filter(({ code }) => code === 'step-moved')).toHaveLength(1)
  const next = changes.find(({ code, trace }) => code === 'event-changed' && trace.at(-1)?.startsWith('on NEXT'))
  expect(next?.sentence).toContain(
    'leads to `selectSource` instead of `chooseConnectionMethod`, if `allowDocumentUpload` true',
  )
  const flow = project.flow()
  expect(at(drive({ allowDocumentUpload: true }, ['NEXT', select], flow).state, flow)).toBe('chooseConnectionMethod')
})

it('change 3: accounts before credentials are not possible, because the server asks for them', async () => {
  const project = createProject()
  project.editFlow(({ path, steps }) => {
    const { 'select-account': state } = structuredClone(steps['enterCredentials']!.states!)
    const on = JSON.parse(JSON.stringify(state!.on).replaceAll('"polling"', '"@next"'))
    steps['selectAccounts'] = { ...state!, description: 'The user chooses accounts.', on }
    path.splice(path.indexOf('enterCredentials'), 0, 'selectAccounts')
  })
  const found = (await project.findings()).find(({ code }) => code === 'asked-too-early')
  expect(found).toMatchObject({
    rule: 'status-fits',
    pointer: '/steps/selectAccounts',
    params: { place: 'selectAccounts', read: 'accounts', statuses: ['AccountSelection'] },
  })
  expect(found?.message).toMatch(
    /not possible, because the server asks for it: .*AccountSelection.* Nearest: .*form step/,
  )
})

it('change 4: one switch takes invoices away, and what follows from it is one finding with a fix', async () => {
  const project = createProject()
  project.editFlow(({ steps }) => {
    steps['chooseConnectionMethod']!.enabled = false
  })
  expect(await project.update('Nobody uploads invoices.')).toBe('')
  const found = await project.findings('--all')
  expect(found).toMatchObject([
    {
      code: 'follows-switched-off',
      params: { place: 'uploadInvoices', off: ['chooseConnectionMethod'] },
      fixable: true,
    },
  ])
  expect((await project.tieline('lint', '--fix')).code).toBe(0)
  expect((await project.changes()).filter(({ code }) => code === 'step-disabled')).toHaveLength(2)
  const flow = project.flow()
  expect((await project.check()).changes.filter(({ stops }) => stops)).toEqual([])
  const given = { allowDocumentUpload: true, source }
  expect(at(drive(given, ['NEXT'], flow).state, flow)).toBe('enterCredentials.credentials')
})

it('change 14: a renamed step needs a version and a migration, which --fix writes, and is one line of the diff', async () => {
  const project = createProject()
  const renamed = <T extends object>(document: T) =>
    Object.assign(document, JSON.parse(JSON.stringify(document).replaceAll('"selectSource"', '"pickSource"')))
  project.editFlow((flow) => {
    renamed(flow)
    delete flow.steps['selectSource']
  })
  project.editTests(renamed)
  const found = await project.findings('--base', 'released')
  expect(found).toMatchObject([
    { code: 'same-as-released', params: { version: 1, gone: ['selectSource'] }, fixable: true },
    { code: 'not-mapped', params: { place: 'selectSource', released: 1, replacement: 'pickSource' }, fixable: true },
  ])
  expect(found[1]?.message).toContain('"migrations": { "from": 1, "steps": { "selectSource": "pickSource" } }')

  expect((await project.tieline('lint', '--fix', '--base', 'released')).code).toBe(0)
  expect((await project.changes()).map(({ code }) => code).sort()).toEqual(['step-renamed', 'version-changed'])
})
