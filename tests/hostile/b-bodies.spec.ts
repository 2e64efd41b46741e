/** B. Bodies that no server should send, at each call that reads (cases 9–16). */
import * as make from './support/behaviours.ts'
import { type CallName, honestBodies, initialState } from './support/honest.ts'
import { type Path, textPaths, withValue } from './support/mutations.ts'
import { reads, retry } from './support/places.ts'
import { expect, test } from './support/world.ts'

const page = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1><script>alert(1)</script>'
const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`

test.beforeEach(({ world }) => world.saveData())

const unusable: readonly [title: string, behaviours: readonly make.Behaviour[]][] = [
  ['9 204 where a body is needed', [make.noContent]],
  ['10 200 without a body', [make.text(''), make.text(' \n')]],
  ['11 200 with HTML', [make.text(page, 'text/html'), make.text(page)]],
  ['12 truncated JSON', [make.truncated, make.text('{"a":1}}'), make.text(deep)]],
  ['13 JSON that is no object', [null, [], 'x', 7, true].map(make.body)],
]

for (const [title, behaviours] of unusable) {
  test(`${title}: Retry, and then what an honest answer shows`, async ({ world }) => {
    for (const place of reads) await test.step(place.call, () => failAndRecover(world, place.call, behaviours))
  })
}

/** Each behaviour in turn, and a press on Retry after each. */
async function failAndRecover(
  world: Parameters<(typeof reads)[number]['reach']>[0],
  call: CallName,
  behaviours: readonly make.Behaviour[],
) {
  const place = reads.find((each) => each.call === call)
  if (!place) throw new Error(`No place reads ${call}.`)
  world.api.reset()
  world.api.on(call, ...behaviours, make.honest)
  await place.reach(world)
  for (const [at] of behaviours.entries()) {
    await expect.poll(() => world.api.count(call)).toBe(at + 1)
    await expect(retry(world)).toBeVisible()
    await expect(world.widget.getByText('Bad gateway')).toHaveCount(0)
    await retry(world).click()
  }
  await expect(place.shown(world)).toBeVisible()
}

/** The keys that a body can't do without. */
const required: Partial<Record<CallName, readonly Path[]>> = {
  sources: [
    ['sources'],
    ['sources', '*', 'source_id'],
    ['sources', '*', 'name'],
    ['sources', '*', 'fields'],
    ['sources', '*', 'fields', '*', 'field_name'],
  ],
  mfaGet: [['question']],
  questionGet: [['question']],
  mfaMethodsGet: [['methods'], ['methods', '*', 'mfa_method_id'], ['methods', '*', 'label']],
  captchaGet: [['captcha_image_base64']],
  accountList: [['accounts'], ['accounts', '*', 'account_id']],
}

const without = (path: Path) => make.changed((body) => withValue(body, path, undefined))

test('14 a required key is missing: Retry', async ({ world }) => {
  for (const [call, paths] of Object.entries(required))
    await test.step(call, () => failAndRecover(world, call as CallName, paths.map(without)))
})

/** Any type of a field but Password is text. */
const isLenient = (path: Path) => path.at(-1) === 'field_type'

for (const [title, value] of [
  ['a number', 7],
  ['an object', { a: 1 }],
] as const) {
  test(`16 ${title} for a text: Retry`, async ({ world }) => {
    for (const { call } of reads) {
      const paths = textPaths(honestBodies[call](initialState(), {})).filter((path) => !isLenient(path))
      const bodies = paths.map((path) => make.changed((body) => withValue(body, path, value)))
      await test.step(call, () => failAndRecover(world, call, bodies))
    }
  })
}
