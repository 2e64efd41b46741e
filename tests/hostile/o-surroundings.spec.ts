/** O. Surroundings that are not as usual: the deployer's servers, tools that replace what browsers have. */

import { signIn, toCredentials, toSources, typed } from './support/places.ts'
import { source } from './support/valid-answers.ts'
import { expect, test, type World } from './support/world.ts'

const success = ({ widget }: World) => widget.getByRole('heading', { name: 'Success!' })

test.describe('a mistake of the deployer', () => {
  test.use({ tolerated: { console: [/^Tieline: #tieline-config at \/apiHost/] } })

  test('129 addresses of the server that browsers cannot read: nothing is sent, and the key is named', async ({
    world,
  }) => {
    world.hasNoClose()
    for (const apiHost of ['https://[::1/api', 'https://host:api/v1', 'https://<host>/api', 'http://localhost:99999']) {
      await world.open({ config: { apiHost }, isTop: true })
      await expect(world.page.getByText('/apiHost', { exact: false }), apiHost).toBeVisible()
    }
  })
})

test('130 a tool that puts a response without a stream in place of each one: the session goes on', async ({
  world,
  page,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (...given) => {
      const response = await fetch(...given)
      const text = await response.text()
      const { ok, status, statusText, headers } = response
      return { ok, status, statusText, headers, text: async () => text } as Response
    }
  })
  await toCredentials(world)
  await signIn(world)
  await expect(success(world)).toBeVisible()
})

test('131 options named as what objects have: each is offered, and sent as it is', async ({ world }) => {
  const { api, widget } = world
  const label = 'Region [__proto__;constructor;toString;hasOwnProperty;1]'
  api.state.sources = [source('Hydra Water', { fields: [{ field_name: 'region', field_label: label }] })]
  for (const option of ['__proto__', 'constructor', 'toString']) {
    api.received.length = 0
    api.state.status = 'New'
    await toCredentials(world)
    await expect(widget.getByRole('option', { name: option, exact: true })).toBeAttached()
    await widget.getByLabel('Region').selectOption(option)
    await widget.getByRole('checkbox').check()
    await widget.getByRole('button', { name: 'Submit' }).click()
    await expect(success(world)).toBeVisible()
    expect(api.received.find(({ call }) => call === 'connect')?.body).toContain(`"field_value":"${option}"`)
  }
})

test('132 entries of the history that a tool has made: Back still goes to the step before', async ({ world }) => {
  const { widget } = world
  await toCredentials(world)
  await widget.getByLabel('Email address').fill(typed.username)
  await world.frame().evaluate(() => {
    for (const state of [{ tieline: Number.NaN }, { tieline: 'x' }, 'x', 7, [], null])
      dispatchEvent(new PopStateEvent('popstate', { state }))
    location.hash = 'tool'
  })
  await expect(widget.getByLabel('Email address')).toHaveValue(typed.username)
  await world.frame().evaluate(() => history.go(-2))
  await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
})

test('133 a browser without animations, names of countries and segments of text: the session goes on', async ({
  world,
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(Element.prototype, { animate: undefined, getAnimations: undefined })
    for (const name of ['DisplayNames', 'Segmenter']) Reflect.deleteProperty(Intl, name)
  })
  await toSources(world)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const row = world.widget.getByRole('button', { name: /Hydra Water/ })
  await expect(row).toContainText('GB')
  await row.click()
  await signIn(world)
  await expect(success(world)).toBeVisible()
})
