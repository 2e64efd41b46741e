/** D. Hostile strings (cases 35–40). */
import type { Locator } from '@playwright/test'
import * as make from './support/behaviours.ts'
import { visitEveryScreen } from './support/every-screen.ts'
import { retry, toCredentials } from './support/places.ts'
import { picture, source } from './support/valid-answers.ts'
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

const noElements = (world: World) =>
  expect.poll(() => world.frame().evaluate(() => document.querySelectorAll('img[src=x], b').length)).toBe(0)

test('37 markup in every text: literal', async ({ world }) => {
  await visitEveryScreen(world, markup, async (where) => {
    await expect(world.widget.locator('body'), where).toContainText('<b>bold</b>&amp;')
    await noElements(world)
  })
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
  ['a PNG that ends after its head', picture.slice(0, 24)],
  ['5 MB', picture.slice(0, 24) + 'A'.repeat(5_000_000)],
  ['an address', 'https://evil.example/captcha.png'],
]

test('38 captchas that are no picture: an error with ways on', async ({ world }) => {
  const { api, widget } = world
  for (const [title, image] of images)
    await test.step(title, async () => {
      api.reset()
      api.on('captchaGet', make.body({ captcha_image_base64: image }), make.valid)
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
const names: readonly [title: string, name: string][] = [
  ['controls', controls],
  ['an override that nothing ends', 'Hydra \u202e'],
  ['an embedding and an isolate that nothing ends', '\u202bHydra\u2067'],
  ['ends of isolates that nothing begins', 'Hydra\u2069\u2069\u202e\u2069'],
  ['Hebrew and a number', 'מים 12'],
]

for (const [title, name] of names) {
  test(`39 ${title} in a name: the words after it keep their order`, async ({ world }) => {
    const { widget, api } = world
    api.state.client.name = name
    api.state.sources = [source(name)]
    await world.open()
    const heading = widget.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('uses Tieline to connect your account')
    expect(await areInOrder(heading, 'uses Tieline to connect your account')).toBe(true)
    await widget.getByRole('button', { name: 'Continue' }).click()
    await widget.getByRole('listitem').getByRole('button').first().click()
    const text = widget.getByText(/^Enter your credentials for/)
    await expect(text).toBeVisible()
    expect(await areInOrder(text, 'They are sent')).toBe(true)
  })
}

test('39 the check of order sees a name that turns the words after it', async ({ world }) => {
  await world.open()
  await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await world.frame().evaluate(() => {
    const line = document.createElement('p')
    line.textContent = 'Hydra \u202e and more words'
    document.querySelector('main')?.prepend(line)
  })
  expect(await areInOrder(world.widget.getByText('Hydra'), 'and more words')).toBe(false)
})

/** Whether each of these words is drawn to the right of the one before it, or below it. */
const areInOrder = (locator: Locator, words: string) =>
  locator.evaluate((element, words) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let node = walker.nextNode() as Text | null
    while (node && !node.data.includes(words)) node = walker.nextNode() as Text | null
    if (!node) throw new Error(`'${words}' is not there.`)
    let from = node.data.indexOf(words)
    const boxes = words.split(' ').map((word) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, from + word.length)
      from += word.length + 1
      return range.getBoundingClientRect()
    })
    return boxes.every((box, at) => {
      const before = boxes[at - 1]
      return !before || box.top >= before.bottom - 2 || box.left >= before.right - 1
    })
  }, words)

/** Runs in the page: the texts with controls of direction that are neither removed nor in an element which isolates them. */
function unisolated(): string[] {
  const controls = /[\u202a-\u202e\u2066\u2067\u200e\u200f\u061c]/
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = [document.title].filter((title) => controls.test(title))
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    if (controls.test(node.data) && !node.parentElement?.closest('bdi, [dir=auto], option, [role=status], script'))
      found.push(node.data)
  return found
}

test('39 bidi controls: isolated in each text of each screen', async ({ world }) => {
  await visitEveryScreen(world, controls, async (where) => {
    await expect(world.widget.locator('body'), where).toContainText('Hydra')
    expect(await world.frame().evaluate(unisolated), where).toEqual([])
  })
})

const words: readonly [title: string, name: string][] = [
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(30)],
  ['combining marks', `Z${'\u0301'.repeat(300)}algo`],
  ['Arabic', 'شركة المياه والكهرباء الوطنية '.repeat(8)],
  ['a word of 2,000 characters', 'x'.repeat(2000)],
]

for (const [title, name] of words) {
  test(`40 ${title}: nothing is wider than the page`, async ({ world }) => {
    await world.page.setViewportSize({ width: 390, height: 700 })
    await visitEveryScreen(world, name, async (where) => {
      const overflow = () => world.frame().evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await overflow(), where).toBeLessThan(1)
    })
  })
}
