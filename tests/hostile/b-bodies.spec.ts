/** B. Bodies that no server should send, at each call (cases 9–16). */
import { mayBeEmpty } from '../../src/generated/api.paths.ts'
import { responseSchemas } from '../../src/generated/responses.schemas.ts'
import * as make from './support/behaviours.ts'
import { type Path, textPaths, withValue } from './support/mutations.ts'
import { answerWith, asked, canBeSentAgain, lastSubmits, readsAndPoll, retry, submits } from './support/places.ts'
import { type CallName, initialState, validBodies } from './support/valid-answers.ts'
import { expect, test } from './support/world.ts'

const page = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1><script>alert(1)</script>'
/** Results that break the schema: no key of them is required but the data of an upload. */
const oddResults: Partial<Record<CallName, readonly make.Behaviour[]>> = {
  connect: [{ public_token: 7 }, { public_token: { a: 1 } }, { job_guid: 7 }, { job_guid: [] }].map(make.body),
  upload: [{}, { date: 1 }].map(make.body),
}
const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`

test.beforeEach(({ world }) => world.saveData())

const unusable: readonly [title: string, behaviours: readonly make.Behaviour[]][] = [
  ['9 204 where a body is needed', [make.noContent]],
  ['10 200 without a body', [make.text(''), make.text(' \n')]],
  ['11 200 with HTML', [make.text(page, 'text/html'), make.text(page)]],
  ['12 truncated JSON', [make.truncated, make.text('{"a":1}}'), make.text(deep)]],
  ['13 JSON that is no object', [null, [], 'x', 7, true].map(make.body)],
]

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
  status: [['status']],
}

const withAt = (value: unknown) => (path: Path) => make.changed((body) => withValue(body, path, value))

/** Any type of a field but Password is text. */
const isLenient = (path: Path) => path.at(-1) === 'field_type'

/** Bodies of a read that break its schema. */
function broken(call: CallName): [title: string, behaviours: readonly make.Behaviour[]][] {
  const texts = textPaths(validBodies[call](initialState(), {})).filter((path) => !isLenient(path))
  return [
    ['14 without a required key', (required[call] ?? []).map(withAt(undefined))],
    ['16 a number for a text', texts.map(withAt(7))],
    ['16 an object for a text', texts.map(withAt({ a: 1 }))],
  ]
}

for (const place of readsAndPoll)
  test(`9 10 11 12 13 14 16 ${place.call}: Retry each time, and then what a valid answer shows`, async ({ world }) => {
    const rows = [...unusable, ...broken(place.call)]
    answerWith(world, place, ...rows.flatMap(([, behaviours]) => behaviours), make.valid)
    await place.reach(world)
    let count = 0
    for (const [title, behaviours] of rows)
      await test.step(title, async () => {
        for (const _ of behaviours) {
          count += 1
          await expect.poll(() => asked(world, place)).toBe(count)
          await expect(retry(world)).toBeVisible()
          await expect(world.widget.getByText('Bad gateway')).toHaveCount(0)
          await retry(world).click()
        }
      })
    await expect(place.shown(world)).toBeVisible()
  })

/** What an answer to a submit may lack. */
const isEnough = (call: CallName, title: string) =>
  !(call in responseSchemas) || (mayBeEmpty.includes(call) && /^(9|10) /.test(title))

for (const place of [...submits, ...lastSubmits]) {
  const { call, fill, submit, done } = place
  const enough = unusable.filter(([title]) => isEnough(call, title))
  const tooLittle = unusable.filter(([title]) => !isEnough(call, title))

  if (enough.length > 0)
    test(`9 10 11 12 13 a ${call} that needs no body: any is as good as none`, async ({ world }) => {
      for (const [title, [behaviour = make.valid]] of enough)
        await test.step(title, async () => {
          world.api.reset()
          await fill(world)
          // The status goes on as after a valid answer.
          world.api.on(call, (response, value) => {
            world.api.state.status = 'Connected'
            behaviour(response, value)
          })
          await submit(world).click()
          await expect(done(world)).toBeVisible()
          expect(world.api.count(call)).toBe(1)
        })
    })

  if (tooLittle.length > 0 && canBeSentAgain(place))
    test(`9 10 11 12 13 14 16 a ${call} whose answer cannot be read: said, kept, and sent again only by the user`, async ({
      world,
    }) => {
      await fill(world)
      const odd = oddResults[call] ?? []
      for (const [at, behaviour] of [...tooLittle.flatMap(([, all]) => all), ...odd].entries()) {
        world.api.on(call, behaviour)
        await submit(world).click()
        await expect.poll(() => world.api.count(call)).toBe(at + 1)
        await expect(world.widget.getByText('The service’s answer could not be read.')).toBeVisible()
        await expect(world.widget.getByText('Bad gateway')).toHaveCount(0)
        const [found, expected] = await place.kept(world)
        expect(found).toBe(expected)
        await place.refill?.(world)
      }
      world.api.on(call, make.valid)
      await submit(world).click()
      await expect(done(world)).toBeVisible()
    })
}

test('9 10 11 12 13 17 a status at the start that cannot be read: the flow starts, and nothing polls', async ({
  world,
}) => {
  const statuses = ['Sleeping', '', '__proto__', 7].map((status) => make.body({ status }))
  await world.controlTime()
  for (const behaviour of [...unusable.flatMap(([, all]) => all), ...statuses]) {
    world.api.reset()
    world.api.on('status', behaviour)
    await world.open()
    await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
    await world.page.clock.fastForward(60_000)
    expect(world.api.count('status')).toBe(1)
  }
})
