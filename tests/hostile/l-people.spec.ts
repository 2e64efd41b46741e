/** L. What people paste, what browsers and apps write for them, and where hosts hide the frame. */
import { randomUUID } from 'node:crypto'
import * as make from './support/behaviours.ts'
import { retry, signIn, toCredentials, toSources, typed } from './support/places.ts'
import { source } from './support/valid-answers.ts'
import { expect, test, type World } from './support/world.ts'

const success = ({ widget }: World) => widget.getByRole('heading', { name: 'Success!' })
const bodyOf = ({ api }: World, call: string) => api.received.find((each) => each.call === call)?.body ?? ''

/** Run in the page, on the field of the password. Each writes as scripts of the page do: React does not see it. */
const writers: Readonly<Record<string, (input: HTMLInputElement, value: string) => void>> = {
  'without an event': (input, value) => {
    input.value = value
  },
  'with an event of change': (input, value) => {
    input.value = value
    input.dispatchEvent(new Event('change', { bubbles: true }))
  },
  'with an event of input': (input, value) => {
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  },
  'after it has been made readable': (input, value) => {
    input.type = 'text'
    input.value = value
  },
}

test('110 a password that a script of an app writes: kept and sent, whatever event follows', async ({ world }) => {
  for (const [way, write] of Object.entries(writers))
    await test.step(way, async () => {
      world.api.reset()
      await toCredentials(world)
      await world.widget.getByLabel('Email address').fill(typed.username)
      await world.widget.locator('input[type=password]').evaluate(write, typed.password)
      await world.widget.getByRole('checkbox').check()
      await world.widget.getByRole('button', { name: 'Submit' }).click()
      await expect(success(world)).toBeVisible()
      expect(bodyOf(world, 'connect')).toContain(typed.password)
    })
})

test('111 an account number that is pasted several times: one account', async ({ world }) => {
  world.api.state.status = 'AccountSelection'
  await world.open()
  await world.widget.getByRole('button', { name: 'Manually input accounts' }).click()
  await world.widget.getByRole('textbox').fill('canary-account\n canary-account \n\ncanary-account')
  await world.widget.getByRole('button', { name: 'Add 1 account' }).click()
  await expect(success(world)).toBeVisible()
  expect(JSON.parse(bodyOf(world, 'accountSelectManual'))).toMatchObject({ accounts: ['canary-account'] })
})

for (const [style, name] of [
  ['display: none', 'that is not displayed'],
  ['width: 0; height: 0', 'without a size'],
  ['width: 1px; height: 1px; opacity: 0', 'of one pixel'],
] as const)
  test(`112 a frame ${name} until it has loaded: drawn once it is shown`, async ({ world, page }) => {
    await page.goto(world.hostUrl)
    const loaded = page.waitForResponse(/\/link\/info$/)
    await page.evaluate(
      ([src, hidden]) => {
        const frame = Object.assign(document.createElement('iframe'), { src, name: 'widget0', title: 'Widget' })
        frame.setAttribute('style', hidden)
        document.body.append(frame)
      },
      [`${world.widgetUrl}/?token=${randomUUID()}`, style] as const,
    )
    await loaded
    await page.evaluate(() => document.querySelector('iframe')?.removeAttribute('style'))
    await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  })

test('113 a browser that always says that it is offline: said once, and sent when it is asked for again', async ({
  world,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false })
  })
  await toCredentials(world)
  await signIn(world)
  await expect(world.widget.getByText(/You are offline/).first()).toBeVisible()
  expect(world.api.count('connect')).toBe(0)
  await world.widget.getByRole('button', { name: 'Submit' }).click()
  await expect(success(world)).toBeVisible()
  expect(world.api.count('connect')).toBe(1)
})

test('114 a network that comes and goes 500 times: one read more at most, and no poll more', async ({ world }) => {
  const flap = () =>
    world.frame().evaluate(async () => {
      for (let times = 0; times < 500; times += 1)
        for (const name of ['offline', 'online', 'focus']) dispatchEvent(new Event(name))
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    })
  await world.saveData()
  world.api.on('sources', make.status(400))
  await toSources(world)
  await expect(retry(world)).toBeVisible()
  const before = world.api.received.length
  await flap()
  await expect(retry(world)).toBeVisible()
  expect(world.api.received.length - before).toBeLessThanOrEqual(1)
})

const odd = "{provider} '{' {n, plural, one{x} other{y}} $& $1 $` %s %20"

test('115 what templates and replacements read, in names and errors: literal', async ({ world }) => {
  world.api.state.client.name = odd
  world.api.state.sources = [source(odd)]
  world.api.on('connect', make.status(400, { display_message: odd }))
  await toCredentials(world)
  await expect(world.widget.getByRole('heading', { name: `Log in to ${odd}` })).toBeVisible()
  await signIn(world)
  await expect(world.widget.getByText(odd, { exact: true })).toBeVisible()
})

const fields = ['__proto__', 'constructor', 'toString', 'length', 'a.b', 'a/b', 'a[0]', 'root', '$ref', 'ui:order']

test('116 fields named as what objects and schemas have: each is sent under its own name', async ({ world }) => {
  const named = fields.map((field_name, at) => ({
    field_name,
    field_label: `Field ${at}.`,
    field_type: 'Text' as const,
  }))
  world.api.state.sources = [source('Hydra Water', { fields: named })]
  await toCredentials(world)
  for (const [at] of fields.entries()) await world.widget.getByLabel(`Field ${at}.`).fill(`value-${at}`)
  await world.widget.getByRole('checkbox').check()
  await world.widget.getByRole('button', { name: 'Submit' }).click()
  await expect(success(world)).toBeVisible()
  expect(JSON.parse(bodyOf(world, 'connect')).fields).toEqual(
    fields.map((field_name, at) => ({ field_name, field_value: `value-${at}` })),
  )
})
