/** J. Memory: what was typed and sent is in none, whatever becomes of the call, once its screen is left. */
import { responseSchemas } from '../../src/generated/responses.schemas.ts'
import { findInHeap } from '../e2e/support/heap.ts'
import { recordChannel, say } from '../support/host-channel.ts'
import * as make from './support/behaviours.ts'
import { type AnySubmitPlace, lastSubmits, submits, typed } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const malformed = 'a malformed answer'

/** Some servers repeat what they refuse. An account number or address in their message says which one it is about. */
const isSecret = ({ secret }: AnySubmitPlace) => secret === 'password' || secret === 'answer'
const refusal = (sent: string) => ({ error_code: 'INVALID_ANSWER', error_message: `Not accepted: ${sent}` })

const outcomes: Readonly<Record<string, (sent: string) => make.Behaviour>> = {
  success: () => make.valid,
  '400': (sent) => make.status(400, refusal(sent)),
  '401': () => make.status(401),
  '429': (sent) => make.status(429, refusal(sent), { 'retry-after': '1' }),
  '503': () => make.status(503),
  'a reset': () => make.reset,
  'a redirect': () => make.redirect('http://localhost:9/elsewhere'),
  [malformed]: () => make.text('{"public_token":'),
  'no answer in time': () => make.silence,
}

const alert = ({ widget }: World) => widget.getByRole('alert').and(widget.locator(':not(:empty)'))

/** Where nothing is expected in the answer, nothing can be malformed. */
const outcomesOf = ({ call }: AnySubmitPlace) =>
  Object.entries(outcomes).filter(([name]) => name !== malformed || call in responseSchemas)

/** Back as often as there is something to go back to from what was typed into, else Close. */
async function leave(world: World, place: AnySubmitPlace) {
  const field = place.field?.(world) ?? world.widget.getByRole('textbox')
  const back = world.widget.getByRole('button', { name: 'Back' })
  // Not a click of Playwright's, which would wait for a button that has gone meanwhile.
  const press = (buttons: (HTMLElement | SVGElement)[]) => {
    for (const button of buttons) (button as HTMLElement).click()
    return buttons.length
  }
  for (let times = 0; times < 2 && (await field.count()) > 0; times += 1)
    if ((await back.evaluateAll(press)) === 0) await world.close()
  await expect(field).toHaveCount(0)
  await world.frame().evaluate(checkAnotherAddress)
}

/** The browser keeps the last address that it has found valid in a field for e-mail, where no script can read it. */
function checkAnotherAddress() {
  const field = document.createElement('input')
  field.type = 'email'
  field.value = 'another@example.com'
  field.checkValidity()
}

test('the search finds what a script of the widget keeps', async ({ world }) => {
  await world.open()
  await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await world.frame().evaluate((text) => Object.assign(window, { kept: { inside: text } }), typed.password)
  expect(await findInHeap(world.page, typed.password)).not.toEqual([])
})

for (const place of [...submits, ...lastSubmits]) {
  const { secret } = place
  if (secret === undefined) continue
  test(`83 what ${place.call} has sent (${secret}) is in no memory after success and after each failure`, async ({
    world,
  }) => {
    const { api, page } = world
    await world.controlTime()
    let round = 0
    for (const [name, behaviour] of outcomesOf(place))
      await test.step(name, async () => {
        round += 1
        // Of each round another one: the browser may not have thrown away the page of the last one yet.
        const mark = `round-${round}-`
        const values = { ...typed, username: mark + typed.username, [secret]: mark + typed[secret] }
        api.reset()
        await place.fill(world, values)
        api.on(place.call, behaviour(isSecret(place) ? values[secret] : ''))
        // Each second one by Enter: a click leaves other traces in the page than a key.
        const isByKey = place.field !== undefined && round % 2 === 0
        await (isByKey ? place.field?.(world).press('Enter') : place.submit(world).click())
        await expect.poll(() => api.count(place.call)).toBe(1)
        await world.waitFor(over(world, place).first())
        await leave(world, place)
        await page.clock.fastForward(1000)
        // The next try begins with the same user name, until there is none.
        const isLastTry = name === 'success' || place.call !== 'connect'
        expect(await findInHeap(page, isLastTry ? mark : values[secret]), name).toEqual([])
        if (isLastTry) return
        await world.close()
        expect(await findInHeap(page, mark), `${name}, after leaving`).toEqual([])
      })
  })
}

test('83 a user name is in no memory once the host has ended the session', async ({ world }) => {
  await recordChannel(world.page)
  const connect = submits.find(({ call }) => call === 'connect') as AnySubmitPlace
  await connect.fill(world)
  world.api.on('connect', make.status(503))
  await connect.submit(world).click()
  await expect(alert(world).first()).toBeVisible()
  await say(world.page, { v: 1, type: 'exit', force: true })
  await expect(world.widget.getByRole('heading', { name: 'You can close this window' })).toBeVisible()
  expect(await findInHeap(world.page, typed.username)).toEqual([])
})

/** The call has succeeded or failed. */
function over(world: World, place: AnySubmitPlace) {
  const failed = world.widget.getByRole('heading', { name: 'An error has occured.' })
  return alert(world).or(place.done(world)).or(failed)
}
