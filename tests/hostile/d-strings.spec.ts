/** D. Hostile strings (cases 35–40). */
import * as make from './support/behaviours.ts'
import { pixel, source } from './support/honest.ts'
import { retry, toCredentials, toSources, typed } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const addresses: readonly [title: string, list: readonly string[]][] = [
  [
    '35 javascript:',
    [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      '\njavascript:alert(1)',
      'javascript&colon;alert(1)',
      'vbscript:x',
      '\u0001javascript:alert(1)',
    ],
  ],
  [
    '36 data:, blob:, //evil and look-alikes',
    [
      'data:text/html,<script>alert(1)</script>',
      'blob:http://localhost/1',
      '//evil.example',
      'https://a@evil.example',
      'https:\\\\evil.example',
      'https://example.com\\@evil.example',
      'https://exa\u202emple.com/',
      '/relative',
      'file:///etc/passwd',
      'about:blank',
      'filesystem:http://a/',
      'https://',
    ],
  ],
]

for (const [title, list] of addresses) {
  test(`${title}: no link and no request`, async ({ world }) => {
    const { widget, api } = world
    // Each page tries some of them at once.
    for (const [at, address] of list.entries()) {
      const next = list[(at + 1) % list.length] as string
      api.state.sources = [source('Hydra Water', { website: address, logo_url: next })]
      await toCredentials(world, {
        client: { privacy_policy_url: address, terms_of_use_url: next, image_url: address },
      })
      await expect(widget.getByText('Reset password')).toBeVisible()
      await expect(widget.getByRole('link'), address).toHaveCount(0)
      await expect(widget.getByText(/I agree to the privacy policy and the terms of use/)).toBeVisible()
    }
  })
}

const markup = '<img src=x onerror="throw 1"><b>bold</b>&amp;'

/** Every text of every answer. */
function withMarkup({ api }: World) {
  api.state.client.name = markup
  api.state.sources = [
    source(markup, {
      country: markup,
      fields: [
        { field_name: markup, field_label: null },
        { field_name: 'b', field_label: `${markup}[${markup};two]` },
        { field_name: 'c', field_label: markup, field_type: 'Password' },
      ],
    }),
  ]
  api.on('mfaGet', make.body({ question: markup }))
  api.on('mfaAnswer', make.status(400, { display_message: markup }))
  api.on('mfaMethodsGet', make.body({ title: markup, methods: [{ mfa_method_id: markup, label: markup }] }))
  api.on('accountList', make.body({ accounts: [{ account_id: '1', account_number: markup, account_address: markup }] }))
}

const noElements = (world: World) =>
  expect.poll(() => world.frame().evaluate(() => document.querySelectorAll('img[src=x], b').length)).toBe(0)

test('37 markup in every text: literal', async ({ world }) => {
  const { widget, api } = world
  withMarkup(world)
  await toSources(world)
  await expect(widget.getByRole('listitem').first()).toContainText(markup)
  await noElements(world)
  await widget.getByRole('listitem').getByRole('button').first().click()
  await expect(widget.getByRole('heading', { name: `Log in to ${markup}` })).toBeVisible()
  await expect(widget.getByRole('textbox', { name: markup }).first()).toBeVisible()
  await expect(widget.getByRole('combobox', { name: markup })).toBeVisible()
  await noElements(world)
  for (const status of ['MfaMethodChoice', 'AccountSelection', 'MfaQuestion'] as const) {
    api.state.status = status
    await world.open()
    await expect(widget.getByText(markup).first()).toBeVisible()
    await noElements(world)
  }
  await widget.getByRole('textbox', { name: 'Code' }).fill(typed.answer)
  await widget.getByRole('button', { name: 'Verify' }).click()
  await expect(widget.getByRole('alert').filter({ hasText: markup })).toBeVisible()
  await noElements(world)
})

test('37 markup in the text of an error: literal, cut, and without line breaks that hide it', async ({ world }) => {
  world.api.on('info', make.status(400, { display_message: `${markup}${'y'.repeat(100_000)}` }))
  await world.open()
  await expect(world.widget.getByRole('alert')).toContainText(markup)
  await noElements(world)
  // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text
  expect((await world.widget.getByRole('alert').innerText()).length).toBeLessThan(3000)
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="throw 1"/>').toString('base64')
const images: readonly [title: string, base64: string][] = [
  ['HTML', Buffer.from('<!doctype html><script>throw 1</script>').toString('base64')],
  ['SVG', svg],
  ['SVG with a data: prefix', `data:image/svg+xml;base64,${svg}`],
  ['no base64', '%%%'],
  ['empty', ''],
  ['a PNG that ends after its head', pixel.slice(0, 24)],
  ['5 MB', pixel.slice(0, 24) + 'A'.repeat(5_000_000)],
  ['an address', 'https://evil.example/captcha.png'],
]

test('38 captchas that are no picture: an error with ways on', async ({ world }) => {
  const { api, widget } = world
  for (const [title, image] of images)
    await test.step(title, async () => {
      api.reset()
      api.on('captchaGet', make.body({ captcha_image_base64: image }), make.honest)
      api.state.status = 'Captcha'
      await world.open()
      const another = widget.getByRole('button', { name: 'Show another image' }).or(retry(world))
      await expect(widget.getByText('The image cannot be shown.').or(retry(world))).toBeVisible()
      await another.click()
      await expect(widget.getByRole('img', { name: 'Image with the characters to type' })).toBeVisible()
      await expect(widget.getByRole('textbox', { name: 'Characters' })).toBeVisible()
    })
})

/** Right-to-left override, isolates, zero-width space and joiner, soft hyphen, a tag character, a line separator. */
const controls = 'Hydra\u202eretaW\u2066\u200b\u200d\u00ad\u{e0041}\u2028 Ltd'

test('39 bidi and zero-width controls: the words around them keep their order', async ({ world }) => {
  const { widget, api } = world
  api.state.client.name = controls
  api.state.sources = [source(controls)]
  await world.open()
  const heading = widget.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('uses Tieline to connect your account')
  expect(await isAfter(world, 'Hydra', 'uses')).toBe(true)
  await widget.getByRole('button', { name: 'Continue' }).click()
  await widget.getByRole('listitem').getByRole('button').first().click()
  await expect(widget.getByText(/^Enter your credentials for/)).toBeVisible()
  expect(await isAfter(world, 'Hydra', 'They are sent')).toBe(true)
})

/** Whether the second words are drawn to the right of the first, or below them. */
const isAfter = (world: World, first: string, second: string) =>
  world.frame().evaluate(
    ([first, second]) => {
      const boxOf = (words: string) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = (node as Text).data.indexOf(words)
          if (at === -1 || !node.parentElement?.checkVisibility()) continue
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + words.length)
          return range.getBoundingClientRect()
        }
        throw new Error(`'${words}' is not there.`)
      }
      const [before, after] = [boxOf(first), boxOf(second)]
      return after.top >= before.bottom - 2 || (after.left >= before.right - 1 && Math.abs(after.top - before.top) < 4)
    },
    [first, second] as const,
  )

const words: readonly [title: string, name: string][] = [
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(30)],
  ['combining marks', `Z${'\u0301'.repeat(300)}algo`],
  ['Arabic', 'شركة المياه والكهرباء الوطنية '.repeat(8)],
  ['a word of 2,000 characters', 'x'.repeat(2000)],
]

for (const [title, name] of words) {
  test(`40 ${title}: nothing is wider than the page`, async ({ world }) => {
    const { widget, api, page } = world
    await page.setViewportSize({ width: 390, height: 700 })
    api.state.client.name = name
    api.state.sources = [source(name, { fields: [{ field_name: 'username', field_label: name }] })]
    api.on('mfaGet', make.body({ question: name }))
    const expectNoOverflow = async () =>
      expect(await world.frame().evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
    await world.open()
    await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expectNoOverflow()
    await widget.getByRole('button', { name: 'Continue' }).click()
    await expect(widget.getByRole('listitem').first()).toBeVisible()
    await expectNoOverflow()
    await widget.getByRole('listitem').getByRole('button').first().click()
    await expect(widget.getByRole('button', { name: 'Submit' })).toBeVisible()
    await expectNoOverflow()
    api.state.status = 'MfaQuestion'
    await world.open()
    await expect(widget.getByRole('textbox', { name: 'Code' })).toBeVisible()
    await expectNoOverflow()
  })
}
