/** M. What arrives or is typed in another form than usual: pictures, names, digits, addresses and clocks. */
import * as make from './support/behaviours.ts'
import { signIn, toCredentials, toSources } from './support/places.ts'
import { picture, source } from './support/valid-answers.ts'
import { expect, test, type World } from './support/world.ts'

const success = ({ widget }: World) => widget.getByRole('heading', { name: 'Success!' })
const sent = ({ api }: World, call: string): unknown =>
  JSON.parse(api.received.find((each) => each.call === call)?.body ?? '{}')

test('117 logos that fit as a line or a dot: the letter; a wide one is shown', async ({ world, page }) => {
  const { api, widget } = world
  const thin = ['1x400', '400x1', '1x1', '900x60']
  await page.route(`${api.url}/*.svg`, (route) => {
    const [width, height] = new URL(route.request().url()).pathname.match(/\d+/g) ?? []
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h999v999H0"/></svg>`
    return route.fulfill({ contentType: 'image/svg+xml', body })
  })
  api.state.sources = [...thin, '400x60'].map((size) => source(size, { logo_url: `${api.url}/${size}.svg` }))
  await toSources(world, { client: { name: 'Northwind', image_url: `${api.url}/400x1.svg` } })
  for (const size of thin) {
    const row = widget.getByRole('button', { name: size })
    await expect(row.locator('img')).toHaveCount(0)
    await expect(row.locator('.source-letter')).toHaveText(size.charAt(0))
  }
  const wide = widget.getByRole('button', { name: '400x60' })
  await expect(wide.locator('.source-letter')).toHaveCount(0)
  await expect(wide.locator('img')).toBeVisible()
})

test('118 a captcha in the base64 of addresses, without padding, in lines: shown', async ({ world }) => {
  const { api, widget } = world
  const written = picture.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  api.on('captchaGet', make.body({ captcha_image_base64: `${written.slice(0, 40)}\r\n${written.slice(40)}\r\n` }))
  api.state.status = 'Captcha'
  await world.open()
  const image = widget.locator('.picture-frame img')
  await expect(image).toBeVisible()
  expect(await image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(8)
})

test('119 names that begin with combining marks, and ones that carry hundreds: nothing else is touched', async ({
  world,
}) => {
  const { api, widget } = world
  api.state.sources = [
    source('\u0301\u20ddHydra Water', { source_id: 'a' }),
    source(`Z${'\u0301\u030a'.repeat(300)}ap`, { source_id: 'b' }),
    source('\u0301\u0489', { source_id: 'c' }),
  ]
  await world.open({ client: { name: '\u200b\u0489Northwind' } })
  await expect(widget.getByRole('heading', { name: 'Northwind uses Tieline to connect your account' })).toBeVisible()
  await expect(widget.locator('[data-part=client]')).toHaveText('N')
  await widget.getByRole('button', { name: 'Continue' }).click()
  // Without a name it cannot be told from others, so it is left out.
  await expect(widget.getByRole('listitem').getByText('United Kingdom')).toHaveCount(2)
  await expect(widget.getByRole('button', { name: /^Z(\u0301\u030a){4}ap / })).toBeVisible()
  await widget.getByRole('button', { name: /^Hydra Water / }).click()
  await expect(widget.getByRole('heading', { name: 'Log in to Hydra Water', exact: true })).toBeVisible()
})

test('120 digits of other scripts in account numbers: kept in the field, sent as 0 to 9', async ({ world }) => {
  const { api, widget } = world
  api.state.status = 'AccountSelection'
  api.on('accountSelectManual', make.status(503))
  await world.open()
  await widget.getByRole('button', { name: 'Manually input accounts' }).click()
  const field = widget.getByRole('textbox')
  await field.fill('４１４７－６９\n٤١٤٧٦٩\n414769')
  await widget.getByRole('button', { name: 'Add 2 accounts' }).click()
  await expect(widget.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(field).toHaveValue('４１４７－６９\n٤١٤٧٦٩\n414769')
  expect(sent(world, 'accountSelectManual')).toMatchObject({ accounts: ['4147-69', '414769'] })
})

test('121 addresses typed in full width, or pasted as links: read as addresses', async ({ world }) => {
  const { widget } = world
  await toSources(world)
  await widget.getByRole('button', { name: 'Request to add new source...' }).click()
  await widget.getByRole('textbox').fill('ｗａｔｅｒ。ｅｘａｍｐｌｅ')
  await widget.getByRole('button', { name: 'Continue' }).click()
  await widget.getByRole('heading', { name: 'Stay updated' }).waitFor()
  await widget.getByRole('textbox').fill('mailto:ada@example.com')
  await widget.getByRole('button', { name: 'Submit Request' }).click()
  await expect(widget.getByRole('heading', { name: /^Thank You/ })).toBeVisible()
  expect(sent(world, 'sourceAdd')).toMatchObject({ url: 'water.example', email: 'ada@example.com' })
})

/** Run in the page, before it. */
const clocks: Readonly<Record<string, () => void>> = {
  'gives no number': () => {
    Date.now = () => Number.NaN
  },
  'goes back a day each time': () => {
    let now = Date.now()
    Date.now = () => {
      now -= 86_400_000
      return now
    }
  },
  'began anew in 1970': () => {
    Date.now = () => 0
  },
}

for (const [name, change] of Object.entries(clocks))
  test(`122 a clock that ${name}: the session goes on, and nothing is read twice`, async ({ world, page }) => {
    const { api, widget } = world
    await page.addInitScript(change)
    api.state.next = 'MfaQuestion'
    await toCredentials(world)
    await signIn(world)
    await widget.getByRole('textbox', { name: 'Code' }).fill('canary-code')
    api.state.next = 'Captcha'
    await widget.getByRole('button', { name: 'Verify' }).click()
    await widget.getByRole('textbox', { name: 'Characters' }).fill('canary-text')
    api.state.next = 'Connected'
    await widget.getByRole('button', { name: 'Verify' }).click()
    await expect(success(world)).toBeVisible()
    expect([api.count('mfaGet'), api.count('captchaGet')]).toEqual([1, 1])
  })
