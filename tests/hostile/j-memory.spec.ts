/** J. Memory: what was typed and sent is in none, whatever becomes of the call, once its screen is left. */
import { findInHeap } from '../e2e/support/heap.ts'
import * as make from './support/behaviours.ts'
import { type AnySubmitPlace, submits, typed } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const outcomes: Readonly<Record<string, make.Behaviour>> = {
  success: make.honest,
  '400': make.status(400, { error_code: 'INVALID_ANSWER' }),
  '401': make.status(401),
  '429': make.status(429, {}, { 'retry-after': '1' }),
  '503': make.status(503),
  'a reset': make.reset,
  'a malformed answer': make.text('{"public_token":'),
  'no answer in time': make.silence,
}

const alert = ({ widget }: World) => widget.getByRole('alert').and(widget.locator(':not(:empty)'))

/** Back as often as there is something to go back to from what was typed into. */
async function leave(world: World, place: AnySubmitPlace) {
  const field = place.field?.(world) ?? world.widget.getByRole('textbox')
  for (let times = 0; times < 2 && (await field.count()) > 0; times += 1)
    await world.widget.getByRole('button', { name: 'Back' }).click()
  await expect(field).toHaveCount(0)
}

test('the search finds what a script of the widget keeps', async ({ world }) => {
  await world.open()
  await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await world.frame().evaluate((text) => Object.assign(window, { kept: { inside: text } }), typed.password)
  expect(await findInHeap(world.page, typed.password)).not.toEqual([])
})

for (const place of submits.filter(({ call }) => call === 'connect')) {
  const { secret } = place
  if (secret === undefined) continue
  test(`83 what ${place.call} has sent (${secret}) is in no memory after success and after each failure`, async ({
    world,
  }) => {
    const { api, page } = world
    await world.controlTime()
    let round = 0
    for (const [name, behaviour] of Object.entries(outcomes))
      await test.step(name, async () => {
        round += 1
        // Of each round another one: the browser may not have thrown away the page of the last one yet.
        const canary = `round-${round}-${typed[secret]}`
        api.reset()
        await place.fill(world, { ...typed, [secret]: canary })
        api.on(place.call, behaviour)
        // Each second one by Enter: a click leaves other traces in the page than a key.
        const isByKey = place.field !== undefined && round % 2 === 0
        await (isByKey ? place.field?.(world).press('Enter') : place.submit(world).click())
        await expect.poll(() => api.count(place.call)).toBe(1)
        await world.waitFor(over(world, place).first())
        await leave(world, place)
        await page.clock.fastForward(1000)
        expect(await findInHeap(page, canary), name).toEqual([])
      })
  })
}

/** The call has succeeded or failed. */
function over(world: World, place: AnySubmitPlace) {
  const failed = world.widget.getByRole('heading', { name: 'An error has occured.' })
  return alert(world).or(place.done(world)).or(failed)
}
