/** Q. What happens between the widget and the server: responses that are lost, proxies that answer, limits on refusals. */
import * as make from './support/behaviours.ts'
import { signIn, submits, toCredentials, typed } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const unavailable = ({ widget }: World) => widget.getByText('The service is not available at the moment.')
const wrong = ({ widget }: World) => widget.getByText('Invalid answer')

async function answer({ widget }: World) {
  await widget.getByRole('textbox').fill(typed.answer)
  await widget.getByRole('button', { name: 'Verify' }).click()
}

/** Calls that the server takes only while the status asks for them. */
const answers = submits.filter(({ call }) => call !== 'connect' && call !== 'upload')

for (const { call, fill, submit, done } of answers)
  test(`146 ${call} is taken although its response is lost: sent again, the session goes on`, async ({ world }) => {
    const { api } = world
    const lost: make.Behaviour = (...given) => {
      api.state.status = api.state.next
      make.reset(...given)
    }
    await fill(world)
    api.on(call, lost, make.status(400, { error_code: 'UNEXPECTED_CALL', display_message: 'Not possible now.' }))
    await submit(world).click()
    await expect(unavailable(world)).toBeVisible()
    await submit(world).click()
    await expect(done(world)).toBeVisible()
    expect(api.count(call)).toBe(2)
    expect(await world.actions()).toEqual(['tieline-success'])
  })

for (const status of [404, 405, 407, 451])
  test(`147 a proxy answers a passcode with ${status}: not called wrong, kept, and sent again`, async ({ world }) => {
    const { api, widget } = world
    api.state.status = 'MfaQuestion'
    const page: make.Behaviour = (response) => {
      response.writeHead(status, { 'content-type': 'text/html', 'access-control-allow-origin': '*' })
      response.end('<!doctype html><title>Proxy</title>')
    }
    api.on('mfaAnswer', page, make.valid)
    await world.open()
    await answer(world)
    await expect(unavailable(world)).toBeVisible()
    await expect(wrong(world)).toHaveCount(0)
    await expect(widget.getByRole('textbox')).toHaveValue(typed.answer)
    await widget.getByRole('button', { name: 'Verify' }).click()
    await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  })

test('148 wrong credentials with Retry-After: others are not called wrong before they are sent', async ({ world }) => {
  const { api, widget } = world
  const headers = { 'retry-after': '30', 'access-control-expose-headers': 'Retry-After' }
  api.on('connect', make.status(400, { error_code: 'INVALID_CREDENTIALS' }, headers), make.valid)
  await toCredentials(world)
  await signIn(world)
  await widget.getByRole('button', { name: 'Try again' }).click()
  await signIn(world)
  await expect(widget.getByText('There have been too many requests.')).toBeVisible()
  expect(api.count('connect')).toBe(1)
})

test('149 a server that has forgotten the token refuses an answer: the session has expired', async ({ world }) => {
  const { api, widget } = world
  api.state.status = 'MfaQuestion'
  api.on('mfaAnswer', make.status(400, { error_code: 'INVALID_LINK_TOKEN' }))
  await world.open()
  await answer(world)
  await expect(widget.getByText('This session has expired.')).toBeVisible()
  await expect(wrong(world)).toHaveCount(0)
  expect(await world.actions()).toContain('tieline-error')
})
