/** The commands read the forms beside the flows. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesByPath, resolveFlow } from '../../src/flow-files/index.ts'
import { testsTextOf, textOf } from '../lint/support/cases.ts'
import { runOver } from '../lint/support/io.ts'
import { housingFile } from '../support/housing.ts'

const form = readFileSync(housingFile, 'utf8')
const housing = { screen: 'form', form: 'housing', on: { SUBMIT_FORM: '@next' } }
const path = ['consent', 'housing', 'selectSource', 'uploadInvoices', 'success']
const flow = textOf({ base: 'small', edits: { '/steps/housing': housing, '/path': path } })
const asked = JSON.parse(flow)
asked.steps.selectSource.when = { '==': [{ var: 'answers.housing.ownership' }, 'own'] }
const files = {
  'flows/small.flow.json': JSON.stringify(asked),
  'flows/forms/housing.form.json': form,
}

describe('tieline', () => {
  it('lints a flow with its forms', async () => {
    const { out } = await runOver(files, ['lint', '--rule', 'known-names', '--rule', 'form-steps'])
    expect(out).not.toContain('✖')
  })

  it('names a form that is missing', async () => {
    const { 'flows/small.flow.json': only } = files
    const { code, out } = await runOver({ 'flows/small.flow.json': only }, ['lint', '--all'])
    expect(code).toBe(1)
    expect(out).toContain("There is no form 'housing'. Write it in flows/forms/housing.form.json.")
  })

  describe.each([
    [['test']],
    [['map', '--format', 'mermaid']],
    [['diff', 'flows/small.flow.json', 'flows/small.flow.json']],
  ])('%j stops as lint does', (args) => {
    const tests = { 'flows/small.tests.json': testsTextOf({ base: 'small' }) }

    it('at a step whose form is missing', async () => {
      const { code, err } = await runOver({ 'flows/small.flow.json': flow, ...tests }, args)
      expect(code).toBe(2)
      expect(err).toMatch(/flows\/small\.flow\.json:\d+:\d+: There is no form 'housing'\. Write it in/)
    })

    it('at a form whose name is not that of its file', async () => {
      const misnamed = { ...files, ...tests, 'flows/forms/housing.form.json': form.replace('"housing"', '"home"') }
      const { code, err } = await runOver(misnamed, args)
      expect(code).toBe(2)
      expect(err).toMatch(
        /forms\/housing\.form\.json:\d+:\d+: The form is called 'home' here and 'housing' by its file\./,
      )
    })
  })

  it('compares a flow with its release, which was a variant with a form', async () => {
    const acme = JSON.stringify({ extends: 'small', name: 'acme', merge: { settings: { searchMinLength: 2 } } })
    const released = { main: { ...files, 'flows/acme.flow.json': acme } }
    const now = JSON.stringify({ ...JSON.parse(textOf({ base: 'small', edits: {} })), name: 'acme' })
    const { out } = await runOver(
      { ...files, 'flows/acme.flow.json': now },
      ['lint', 'flows/acme.flow.json', '--base', 'main', '--rule', 'migrations', '--format', 'json'],
      released,
    )
    const { findings } = JSON.parse(out) as { findings: { code: string; params: object }[] }
    expect(findings.map(({ code }) => code)).toContain('not-mapped')
  })

  it('reports a mistake in the file of the form, and only there', async () => {
    const broken = { ...files, 'flows/forms/housing.form.json': form.replace('"type": "boolean"', '"type": "box"') }
    const { out } = await runOver(broken, ['lint', '--all', '--rule', 'known-names', '--rule', 'form-fields'])
    expect(out).toContain('flows/forms/housing.form.json')
    expect(out).not.toContain('flows/small.flow.json')
  })

  it('reports an unused form, unless the flows to look at are named', async () => {
    const unused = { ...files, 'flows/small.flow.json': textOf({ base: 'small', edits: {} }) }
    expect((await runOver(unused, ['lint'])).out).toContain("No step shows the form 'housing'")
    expect((await runOver(unused, ['lint', 'flows/small.flow.json'])).out).not.toContain('housing')
  })

  it('compares flows with the forms that each of them has', async () => {
    const released = { main: { ...files, 'flows/small.flow.json': flow } }
    const { code, out, err } = await runOver(
      files,
      ['diff', 'main:flows/small.flow.json', 'flows/small.flow.json'],
      released,
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('selectSource')
  })

  it('draws a flow with a form', async () => {
    expect((await runOver(files, ['map', '--format', 'mermaid'])).out).toContain('housing')
  })
})

describe('a variant of a flow with a form', () => {
  const acme = JSON.stringify({ extends: 'small', name: 'acme', merge: { settings: { searchMinLength: 2 } } })
  const customers = { ...files, 'flows/acme.flow.json': acme }
  const rules = ['--all', '--rule', 'known-names', '--rule', 'form-fields', '--rule', 'sound-json']

  it('has the form in its own flow', async () => {
    const { code } = await runOver(customers, ['lint', 'flows/acme.flow.json', ...rules])
    expect(code).toBe(0)
    const flows = filesByPath(Object.entries(customers).map(([file, text]) => ({ file, text })))
    const { flat } = resolveFlow('flows/acme.flow.json', flows)
    expect(flat.value).toMatchObject({ name: 'acme', base: 'small', forms: { housing: JSON.parse(form) } })
    expect(flat.origin('/forms/housing/properties/ownership')).toEqual({
      file: 'flows/forms/housing.form.json',
      pointer: '/properties/ownership',
    })
  })

  it.each([
    ['misshapen', form.replace('"type": "boolean"', '"type": "box"')],
    ['misnamed', form.replace('"housing"', '"home"')],
    ['not JSON', form.slice(0, -3)],
  ])('has no finding of its own if the form is %s: its file has it, once', async (_, text) => {
    const broken = { ...customers, 'flows/forms/housing.form.json': text }
    const { out } = await runOver(broken, ['lint', ...rules, '--format', 'json'])
    const { findings } = JSON.parse(out) as { findings: { file: string }[] }
    expect(findings.map(({ file }) => file)).toEqual(['flows/forms/housing.form.json'])
  })

  it('ends a command that needs it compiled at the mistake in the form', async () => {
    const broken = { ...customers, 'flows/forms/housing.form.json': form.replace('"type": "boolean"', '"type": "box"') }
    const { code, err } = await runOver(broken, ['map', 'flows/acme.flow.json'])
    expect(code).toBe(2)
    expect(err).toMatch(/flows\/forms\/housing\.form\.json:\d+:\d+: /)
  })

  it('is another job once the form changes, so that no earlier result is used', async () => {
    const judgedFlows = async (now: Readonly<Record<string, string>>) => {
      const { out } = await runOver(now, ['check', '--base', 'main', '--format', 'json'], { main: customers })
      return (JSON.parse(out) as { flows: { file: string }[] }).flows.map(({ file }) => file)
    }
    const changed = { ...customers, 'flows/forms/housing.form.json': `${form}\n` }
    expect(await judgedFlows(customers)).toEqual([])
    expect(await judgedFlows(changed)).toEqual(['flows/acme.flow.json', 'flows/small.flow.json'])
  })
})
