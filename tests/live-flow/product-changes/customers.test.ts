/** Changes for one customer, each a variant file, and for many. */
import { describe, expect, it } from 'vitest'
import { lintJobs } from '../../../src/cli/lint-jobs.ts'
import { rules } from '../../../src/lint/index.ts'
import { customer } from '../../support/customers.ts'
import { specification } from '../../support/specification.ts'
import { createProject, flowFile } from './support/project.ts'

const variant = (name: string, merge: object) => ({ extends: 'connect', name, merge })

interface Listed {
  name: string
  overrides: readonly { pointer: string }[]
  changes: readonly { code: string }[]
  failure: string | null
}

describe('change 12: one customer', () => {
  it('has no consent and a poll limit of its own, and customers and diff name both', async () => {
    const project = createProject()
    const poll = { timeoutMs: 120_000 }
    project.write(
      'flows/acme.flow.json',
      variant('acme', {
        steps: {
          consent: { enabled: false },
          enterCredentials: { poll, back: [{ if: 'sourceChosen', to: '@back' }] },
          errorSubmitEmail: {
            back: [
              { if: 'needsHelp', to: 'enterCredentials.captcha' },
              { if: 'sourceChosen', to: 'selectSource' },
            ],
          },
        },
      }),
    )
    expect(await project.findings('flows/acme.flow.json')).toMatchObject([
      { file: 'flows/acme.flow.json', code: 'fails', params: { test: 'consent-first' } },
    ])
    const none = { id: 'consent-first', description: 'Acme asks for consent itself.', never: { at: 'consent' } }
    project.write('flows/acme.tests.json', { invariants: [none] })
    expect(await project.findings('flows/acme.flow.json')).toEqual([])
    const { out } = await project.tieline('customers', '--json')
    const { customers } = JSON.parse(out) as { customers: Listed[] }
    expect(customers).toMatchObject([{ name: 'acme', failure: null }])
    expect(customers[0]?.changes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['step-disabled', 'place-changed', 'step-skipped']),
    )
    const flow = project.flow('flows/acme.flow.json')
    expect(flow.path.map(({ step }) => step)).not.toContain('consent')
  })
})

/** tests/cli/customers.test.ts has the results kept between two runs, and `npm run bench:customers` the time of 50. */
it('change 18: of 50 customers with 1 to 10 overrides only the one that changes is checked again', () => {
  const jobsOf = (changed: number | null) => {
    const variants = Array.from({ length: 50 }, (_, index) => {
      const { name, ...content } = customer(index === changed ? index + 1 : index, (index % 10) + 1)
      return {
        file: `flows/customer-${index}.flow.json`,
        text: JSON.stringify({ ...content, name: `customer-${index}` }),
      }
    })
    return lintJobs({ flows: [specification.flow, ...variants], tests: [specification.tests] }, rules)
  }
  const known = new Set(jobsOf(null).map((job) => JSON.stringify(job)))
  expect(known.size).toBe(51)
  expect(jobsOf(7).filter((job) => !known.has(JSON.stringify(job)))).toHaveLength(1)
})

it('change 19: the header is hidden for one customer', async () => {
  const project = createProject()
  project.write('flows/acme.flow.json', variant('acme', { page: { header: false } }))
  const { out } = await project.tieline('diff', '--format', 'json', flowFile, 'flows/acme.flow.json')
  expect(JSON.parse(out)).toMatchObject({ changes: [{ code: 'page-changed' }] })
  expect([project.flow().page.header, project.flow('flows/acme.flow.json').page.header]).toEqual([true, false])
})

it('change 24: two variants that are broken at once are marked each in its file, and the others are built', async () => {
  const project = createProject()
  project.write('flows/acme.flow.json', variant('acme', { settings: { searchMinLength: 'x' } }))
  project.write('flows/beta.flow.json', variant('beta', { steps: { consent: { on: { NEXT: 'nowhere' } } } }))
  project.write('flows/gamma.flow.json', variant('gamma', { settings: { searchMinLength: 2 } }))
  expect(await project.findings('--rule', 'shape', '--rule', 'known-names')).toMatchObject([
    { file: 'flows/acme.flow.json', pointer: '/merge/settings/searchMinLength', code: 'wrong-type' },
    { file: 'flows/beta.flow.json', pointer: '/merge/steps/consent/on/NEXT', code: 'unknown-name' },
  ])
  const { code, files } = await project.tieline('build', 'flows', '--out', 'out')
  expect(code).toBe(1)
  expect(Object.keys(JSON.parse(files['out/manifest.json'] as string).flows)).toEqual(['connect', 'gamma'])
})
