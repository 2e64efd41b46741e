/** What the commands do with variants, and tieline customers and build, with files in memory. */
import { describe, expect, it } from 'vitest'
import { runOver } from '../lint/support/io.ts'
import { specification } from '../support/specification.ts'

const { flow, tests } = specification
const variant = (name: string, merge: object, base = 'connect') =>
  JSON.stringify({ $schema: '../schemas/flow-variant.schema.json', extends: base, name, merge }, null, 2)

const shorter = { steps: { enterCredentials: { poll: { timeoutMs: 120_000 } } } }
const unasked = { inputs: { showConsent: { default: false } }, settings: { searchMinLength: 2 } }
const files = {
  [flow.file]: flow.text,
  [tests.file]: tests.text,
  'flows/acme.flow.json': variant('acme', { ...shorter, ...unasked }),
  'flows/beta.flow.json': variant('beta', { settings: { searchMinLength: 4 } }, 'acme'),
}
const mistake = { 'flows/gamma.flow.json': variant('gamma', { settings: { searchMinLength: 'x' } }) }
const lost = { 'flows/delta.flow.json': variant('delta', {}, 'conect') }
const main = (released: Readonly<Record<string, string>>) => ({ main: released })

describe('variants', () => {
  it.each([
    ['lint finds nothing in sound ones', ['lint'], 0, '✔ 4 files checked, nothing to fix.'],
    ['lint reads what a single one extends', ['lint', 'flows/beta.flow.json'], 0, '✔ 2 files checked'],
    ['test checks what they inherit', ['test', 'flows/acme.flow.json'], 0, 'all as expected'],
    ['map draws the merged flow', ['map', 'flows/beta.flow.json', '--format', 'mermaid'], 0, 'consent'],
    [
      'diff compares the merged flows',
      ['diff', flow.file, 'flows/beta.flow.json'],
      0,
      '`searchMinLength` is 4, before 3',
    ],
    ['diff reads what was extended at a ref', ['diff', 'main:flows/acme.flow.json', flow.file], 0, 'for at most 4 min'],
  ])('%s', async (_, args, code, says) => {
    const ran = await runOver(files, args, main(files))
    expect([ran.err, ran.code]).toEqual(['', code])
    expect(ran.out).toContain(says)
  })

  it('names the consent, the limit and the setting of one customer (diff from the flow to its variant)', async () => {
    const { out } = await runOver(files, ['diff', flow.file, 'flows/acme.flow.json'])
    for (const says of ['`showConsent`', 'for at most 2 min, before every 2 s for at most 4 min', '`searchMinLength`'])
      expect(out).toContain(says)
    expect(out).not.toContain('Flow tests')
  })
})

describe('tieline customers', () => {
  it('has a row for each variant and says what differs', async () => {
    const { out, code } = await runOver(files, ['customers'])
    expect(code).toBe(0)
    expect(out).toMatch(
      /^customer +steps +who gets where +what happens +screens +words +settings +inputs\nacme +· +· +· +1 +· +1 +1\n/,
    )
    expect(out).toContain('beta flows/beta.flow.json, extends acme\n')
    expect(out).toContain('  - `searchMinLength` is 4, before 3.\n')
  })

  it('gives programs the overrides and the changes', async () => {
    const { out } = await runOver(files, ['customers', '--json'])
    const { customers } = JSON.parse(out) as { customers: Record<string, unknown>[] }
    expect(customers).toMatchObject([
      { name: 'acme', extends: 'connect', failure: null },
      {
        name: 'beta',
        overrides: [
          { pointer: '/inputs/showConsent/default', from: true, to: false },
          { pointer: '/settings/searchMinLength', from: 3, to: 4 },
          { pointer: '/steps/enterCredentials/poll/timeoutMs', from: 240_000, to: 120_000 },
        ],
        changes: expect.arrayContaining([expect.objectContaining({ code: 'setting-changed', class: 'behaviour' })]),
      },
    ])
  })

  it('goes on after one that cannot be compared', async () => {
    const { out, code } = await runOver({ ...files, ...mistake, ...lost }, ['customers'])
    expect(code).toBe(1)
    expect(out).toMatch(/acme +· +· +· +1 +· +1 +1\n/)
    expect(out.match(/It can't be compared\./g)).toHaveLength(2)
  })

  it('lists a file that is not JSON, with what is wrong', async () => {
    const { out, code } = await runOver(
      { ...files, 'flows/gamma.flow.json': '{ "extends": "connect" "name": "gamma" }' },
      ['customers'],
    )
    expect(code).toBe(1)
    expect(out).toMatch(
      /\nflows\/gamma\.flow\.json\n {2}- It can't be compared\. flows\/gamma\.flow\.json:1:\d+: This is not JSON/,
    )
  })

  it('says so where there is none', async () => {
    const { err, code } = await runOver({ [flow.file]: flow.text }, ['customers'])
    expect([code, err]).toEqual([2, expect.stringContaining('There is no variant here.')])
  })
})

describe('tieline build', () => {
  it('writes every flow flattened, and a manifest', async () => {
    const { out, code, files: after } = await runOver(files, ['build', 'flows', '--out', 'out'])
    expect([code, out]).toEqual([0, '3 flows written to out.\n'])
    const manifest = JSON.parse(after['out/manifest.json'] ?? '') as { flows: Record<string, Record<string, string>> }
    expect(Object.keys(manifest.flows)).toEqual(['acme', 'beta', 'connect'])
    const { file, content } = manifest.flows['beta'] ?? {}
    expect(content).toMatch(/^beta\.[0-9a-f]{12}\.json$/)
    expect(after[`out/${file}`]).toBe(after[`out/${content}`])
    expect(JSON.parse(after['out/beta.flow.json'] ?? '')).toMatchObject({
      name: 'beta',
      base: 'connect',
      settings: { searchMinLength: 4 },
      steps: { enterCredentials: { poll: { timeoutMs: 120_000 } } },
    })
  })

  it('leaves broken ones out with their findings, and writes the others', async () => {
    const broken = { ...files, ...mistake, ...lost }
    const { out, code, files: after } = await runOver(broken, ['build', 'flows', '--out', 'out'])
    expect(code).toBe(1)
    expect(out).toContain('flows/gamma.flow.json')
    expect(out).toContain("There is no flow 'conect' in flows/. Did you mean 'connect'?")
    expect(out).toContain('3 flows written to out, 2 left out.\n')
    expect(after).toHaveProperty(['out/acme.flow.json'])
    expect(after).not.toHaveProperty(['out/gamma.flow.json'])
  })

  it('says what it needs', async () => {
    const { err, code } = await runOver(files, ['build', 'flows'])
    expect([code, err]).toEqual([2, expect.stringContaining('tieline build flows --out dist/widget/flows')])
  })
})
