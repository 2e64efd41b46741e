/** C. The network and the statuses of HTTP (cases 25–31 and 34). */
import * as make from './support/behaviours.ts'
import {
  answerWith,
  asked,
  lastSubmits,
  type ReadPlace,
  readsAndPoll,
  retry,
  type SubmitPlace,
  submits,
  toSources,
} from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

/** A name of this machine that is another origin. */
const elsewhere = (path: string) => `http://evil.localhost:9/${path}`
const internals = /TypeError|Failed to fetch|localhost|\/api\/|CORS|undefined|\[object/

/** A read makes up to 3 retries, except the first of all. */
const mostReads = (place: ReadPlace) => (place.call === 'info' ? 1 : 4)

const failedReads: readonly [title: string, behaviour: make.Behaviour][] = [
  ['25 a reset connection', make.reset],
  ['25 a connection that ends too early', make.cutOff],
  ['26 no bytes', make.silence],
  ['27 one byte a second', make.drip],
  ['28 500', make.status(500)],
  ['28 502', make.status(502)],
  ['28 503', make.status(503)],
  ['28 500 with HTML', make.statusText(500, '<h1>Bad gateway</h1>')],
  ['34 an answer that CORS keeps from the page', make.withoutCors],
  ['34 a redirect to another origin', make.redirect(elsewhere('steal'))],
]

for (const place of readsAndPoll)
  test(`25 26 27 28 34 ${place.call} fails: Retry after up to 3 retries, each time`, async ({ world }) => {
    const { api, widget } = world
    await world.saveData()
    await world.controlTime()
    let reach = () => place.reach(world)
    let before = 0
    for (const [title, behaviour] of failedReads)
      await test.step(title, async () => {
        if (before === 0) answerWith(world, place, behaviour)
        else api.on(place.call, behaviour)
        await reach()
        await expect.poll(() => asked(world, place)).toBeGreaterThan(before)
        await world.waitFor(retry(world), 240_000)
        expect(asked(world, place) - before).toBe(mostReads(place))
        await expect(widget.getByText(internals)).toHaveCount(0)
        before = asked(world, place)
        reach = () => retry(world).click()
      })
    api.on(place.call, make.valid)
    await reach()
    await world.waitFor(place.shown(world))
  })

test('28 sources that fail while consent is read: nothing is said, and the list asks again', async ({ world }) => {
  const { api, widget } = world
  api.on('sources', make.status(400), make.valid)
  await world.open()
  await expect.poll(() => api.count('sources')).toBe(1)
  await expect(retry(world)).toHaveCount(0)
  await widget.getByRole('button', { name: 'Continue' }).click()
  await expect(widget.getByRole('button', { name: /Hydra Water/ })).toBeVisible()
  expect(api.count('sources')).toBe(2)
})

for (const [name, behaviour] of Object.entries({ '26 no bytes': make.silence, '27 a byte a second': make.drip }))
  test(`${name}: Close leaves at once, and the call is given up`, async ({ world }) => {
    const { api } = world
    await world.saveData()
    for (const place of readsAndPoll)
      await test.step(place.call, async () => {
        api.reset()
        answerWith(world, place, behaviour)
        await place.reach(world)
        await expect.poll(api.unanswered).toBe(1)
        await world.close()
        await expect.poll(api.unanswered).toBe(0)
      })
  })

test('26 no bytes: going back cancels', async ({ world }) => {
  const { api, widget } = world
  api.on('sources', make.silence)
  await toSources(world)
  await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await widget.getByRole('button', { name: 'Back' }).click()
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
})

async function expectSubmitFails(world: World, place: SubmitPlace, behaviour: make.Behaviour, count: number) {
  const { api, widget } = world
  api.on(place.call, behaviour)
  await place.submit(world).click()
  await expect.poll(() => api.count(place.call)).toBe(count)
  await world.waitFor(widget.getByRole('alert').and(widget.locator(':not(:empty)')))
  await expect(widget.getByText(internals)).toHaveCount(0)
  const [found, expected] = await place.kept(world)
  expect(found).toBe(expected)
}

const failedSubmits: Readonly<Record<string, make.Behaviour>> = {
  reset: make.reset,
  'no bytes': make.silence,
  'a byte a second': make.drip,
  '500': make.status(500),
  '502 with HTML': make.statusText(502, '<h1>Bad gateway</h1>'),
  '503': make.status(503, { display_message: 'Closed for the night.' }),
  '408': make.status(408),
  '429': make.status(429),
  CORS: make.withoutCors,
}

for (const place of submits) {
  test(`25 26 27 28 34 a failed ${place.call}: one POST each, what was typed is kept, and it can be sent again`, async ({
    world,
  }) => {
    await world.controlTime()
    await place.fill(world)
    let count = 0
    for (const [name, behaviour] of Object.entries(failedSubmits)) {
      count += 1
      await test.step(name, () => expectSubmitFails(world, place, behaviour, count))
      await world.page.clock.fastForward(60_000)
      expect(world.api.count(place.call), 'nothing is sent by itself').toBe(count)
      await place.refill?.(world)
    }
    world.api.on(place.call, make.valid)
    await place.submit(world).click()
    await world.waitFor(place.done(world))
    expect(world.api.count(place.call)).toBe(count + 1)
  })
}

for (const { call, fill, submit, done } of lastSubmits) {
  test(`25 26 27 28 34 a failed ${call}: one POST each, and the flow goes on`, async ({ world }) => {
    const { api, page } = world
    await world.controlTime()
    for (const [name, behaviour] of Object.entries(failedSubmits))
      await test.step(name, async () => {
        api.reset()
        await fill(world)
        api.on(call, behaviour)
        await submit(world).click()
        await expect.poll(() => api.count(call)).toBe(1)
        await world.waitFor(done(world))
        await page.clock.fastForward(60_000)
        expect(api.count(call), 'nothing is sent by itself').toBe(1)
      })
  })
}
