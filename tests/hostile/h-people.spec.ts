/** H. People: assistive technology, keyboards, zoom, contrast and motion, where things go wrong (cases 65–76). */
import { violationsOf } from '../e2e/support/axe.ts'
import { texts } from '../e2e/support/demo.ts'
import * as measure from '../e2e/support/measure.ts'
import * as make from './support/behaviours.ts'
import { retry, submits, toCredentials, toInvoices, toSources, typed } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const languages = ['en', 'fr', 'es', 'pt', 'de'] as const

/** Screens that stand for all: the places of the flow are measured in tests/e2e/places.spec.ts. */
const screens: Readonly<Record<string, (world: World) => Promise<void>>> = {
  consent: (world) => world.open(),
  'a list that failed': async (world) => {
    world.api.on('sources', make.text('[]'))
    await toSources(world)
    await expect(retry(world)).toBeVisible()
  },
  'a form with errors': async (world) => {
    await toCredentials(world)
    await world.widget.getByRole('button', { name: 'Submit' }).click()
    await expect(world.widget.getByText('Please enter a value').first()).toBeVisible()
  },
  'a refused answer': async (world) => {
    const [place] = submits.filter(({ call }) => call === 'mfaAnswer')
    await place?.fill(world)
    world.api.on('mfaAnswer', make.status(400, { display_message: 'The code is too old.' }))
    await place?.submit(world).click()
    await expect(world.widget.getByText('The code is too old.')).toBeVisible()
  },
  'the error screen': async (world) => {
    world.api.state.status = 'MfaQuestion'
    world.api.on('mfaGet', make.text('x'))
    await world.open()
    await expect(retry(world)).toBeVisible()
  },
  'invoices that were refused': async (world) => {
    await toInvoices(world)
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }
    await world.widget.locator('input[type=file]').setInputFiles(file)
    await expect(world.widget.getByText('a.jpg: File of invalid type')).toBeVisible()
  },
}

/** Each screen in turn, measured in the page. */
async function forEachScreen(world: World, check: (name: string) => Promise<void>) {
  for (const [name, open] of Object.entries(screens))
    await test.step(name, async () => {
      world.api.reset()
      await open(world)
      await check(name)
    })
}

for (const language of languages) {
  test(`65 axe finds nothing in an error, light and dark (${language})`, async ({ world }) => {
    const { page, widget } = world
    world.api.state.status = 'MfaQuestion'
    world.api.on('mfaGet', make.text('x'))
    await world.open({ client: { language: language.toUpperCase() } })
    await expect(widget.getByRole('button', { name: texts(language)('retry.button'), exact: true })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect.poll(() => world.frame().evaluate(measure.isDrawnIn, colorScheme)).toBe(true)
      expect(await violationsOf(world.frame()), colorScheme).toEqual([])
    }
    // 76: the language is right.
    await expect(widget.locator('html')).toHaveAttribute('lang', language)
  })
}

test('65 axe finds nothing on the screens of failures', async ({ world }) => {
  await forEachScreen(world, async (name) => expect(await violationsOf(world.frame()), name).toEqual([]))
})

/** Moves the focus forward until it is there. */
async function tabTo(
  { page, widget }: World,
  name: string | RegExp,
  role: 'button' | 'checkbox' | 'textbox' = 'button',
) {
  const target = widget.getByRole(role, { name }).first()
  await target.waitFor()
  for (let tabs = 0; tabs < 30; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('66 67 a session by keyboard alone: each step focuses its heading and sets the title', async ({ world }) => {
  const { page, widget, api } = world
  const arrive = async (heading: string) => {
    await expect(widget.getByRole('heading', { name: heading })).toBeFocused()
    await expect.poll(() => world.frame().title()).toBe(`${heading} · Tieline`)
  }
  const press = async (name: string | RegExp) => {
    await tabTo(world, name)
    await page.keyboard.press('Enter')
  }
  api.state.next = 'MfaQuestion'
  await world.open()
  await widget.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await arrive('Select a source')
  await press(/Hydra Water/)
  await arrive('Log in to Hydra Water')
  await tabTo(world, 'Email address', 'textbox')
  await page.keyboard.type(typed.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(typed.password)
  await tabTo(world, /I agree/, 'checkbox')
  await page.keyboard.press('Space')
  await press('Submit')
  await arrive('Verify Your Identity')
  api.state.next = 'Connected'
  await tabTo(world, 'Code', 'textbox')
  await page.keyboard.type(typed.answer)
  await page.keyboard.press('Enter')
  await arrive('Success!')
  await press('Finish')
  await arrive('You can close this window')
})

test('66 69 Escape closes only the innermost dialog, and each has its role and name', async ({ world }) => {
  const { page, widget } = world
  await toSources(world)
  await widget.getByRole('button', { name: 'Why is Tieline involved?' }).click()
  const about = widget.getByRole('dialog', { name: 'About Tieline' })
  await expect(about).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(about).toHaveCount(0)
  await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await expect(widget.getByRole('button', { name: 'Why is Tieline involved?' })).toBeFocused()
  await widget.getByRole('button', { name: 'Close', exact: true }).click()
  const confirmation = widget.getByRole('alertdialog', { name: 'Are you sure you want to exit?' })
  await expect(confirmation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(confirmation).toHaveCount(0)
  await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  expect(await world.actions()).toEqual([])
})

test('67 an error focuses the first invalid field', async ({ world }) => {
  const { widget } = world
  await toCredentials(world)
  await widget.getByRole('button', { name: 'Submit' }).click()
  await expect(widget.getByLabel('Email address')).toBeFocused()
  await expect(widget.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
})

test('68 one polite live region, and waiting is announced once, not at each poll', async ({ world }) => {
  const { api, widget, page } = world
  await world.controlTime()
  api.state.status = 'Connecting'
  await world.open()
  await expect(widget.getByRole('heading', { name: 'Connecting your account' })).toBeVisible()
  await expect(widget.locator('[aria-live=polite], [role=status]')).toHaveCount(1)
  await world.frame().evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('[role=status]') as Element
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  for (let times = 0; times < 5; times++) {
    const before = api.count('status')
    await page.clock.fastForward(2000)
    await expect.poll(() => api.count('status')).toBeGreaterThan(before)
  }
  const said = await world.frame().evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said.filter((text) => text !== '').length).toBeLessThanOrEqual(1)
})

test('69 the radio buttons are one stop, and arrow keys move among them', async ({ world }) => {
  const { api, widget, page } = world
  api.state.status = 'AccountSelection'
  await world.open({ client: { account_select_mode: 'Single' } })
  const radios = widget.getByRole('radiogroup', { name: 'Select account' }).getByRole('radio')
  await expect(radios).toHaveCount(2)
  await radios.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(radios.nth(1)).toBeFocused()
  await expect(radios.nth(1)).toBeChecked()
})

test('70 password managers and one-time codes find their fields, and paste works', async ({ world }) => {
  const { api, widget, page } = world
  await toCredentials(world)
  await expect(widget.locator('input[autocomplete=username]')).toHaveCount(1)
  const password = widget.locator('input[autocomplete=current-password]')
  await password.focus()
  await page.keyboard.insertText(typed.password)
  await expect(password).toHaveValue(typed.password)
  api.state.status = 'MfaQuestion'
  await world.open()
  await expect(widget.locator('input[autocomplete=one-time-code]')).toHaveCount(1)
})

test('71 a time limit of a step warns, and can be extended', async ({ world }) => {
  const { widget, page } = world
  await world.controlTime()
  await page.route('**/flows/connect.flow.json', async (route) => {
    const flow = await (await route.fetch()).json()
    flow.steps.consent.after = { ms: 120_000, to: '@close' }
    await route.fulfill({ json: flow })
  })
  await world.open()
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.clock.fastForward(95_000)
  await widget.getByRole('button', { name: 'I need more time' }).click()
  await page.clock.fastForward(60_000)
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(await world.actions()).toEqual([])
})

test('71 the end of polling warns first', async ({ world }) => {
  const { api, widget, page } = world
  await world.controlTime()
  api.state.status = 'MfaQuestionNoAnswer'
  const loaded = page.waitForResponse(/error-submit-email/)
  await world.open()
  await expect(widget.getByText('Pending verification').first()).toBeVisible()
  await page.clock.fastForward(1000)
  await loaded
  const warning = widget.getByText(/Without an answer this step ends in \d+ seconds?\./).and(widget.locator('p, div'))
  await world.waitFor(warning.first(), 260_000)
  await expect(widget.getByRole('heading', { name: 'An error has occured.' })).toHaveCount(0)
  api.state.status = 'Connected'
  await world.waitFor(widget.getByRole('heading', { name: 'Success!' }))
  await expect(warning).toHaveCount(0)
})

test('72 320 px and 400 % zoom: nothing scrolls sideways, and nothing is cut', async ({ world }) => {
  await forEachScreen(world, async (name) => {
    for (const height of [640, 256]) {
      await resize(world, 320, height)
      expect(await measure.reflow(world.frame()), `${name}, 320 × ${height}`).toEqual([])
    }
    await resize(world, 390, 700)
  })
})

const resize = ({ page }: World, width: number, height: number) =>
  page
    .locator('iframe')
    .evaluate((frame, size) => Object.assign(frame.style, size), { width: `${width}px`, height: `${height}px` })

test('73 forced colours: focus and errors are visible', async ({ world }) => {
  await world.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await forEachScreen(world, async (name) => {
    await world.page.keyboard.press('Tab')
    await world.frame().evaluate(measure.enableAll)
    expect(await world.frame().evaluate(measure.unmarkedFocus), name).toEqual([])
  })
})

test('74 reduced motion: nothing moves', async ({ world }) => {
  await forEachScreen(world, async (name) => expect(await world.frame().evaluate(measure.running), name).toEqual([]))
})

test('75 texts that are 40 % longer are not cut', async ({ world }) => {
  await forEachScreen(world, async (name) => {
    await world.frame().evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text)
      for (const node of nodes)
        if (/\p{L}/u.test(node.data) && node.parentElement instanceof HTMLElement)
          node.data += ` ${node.data.slice(0, Math.ceil(node.data.length * 0.4))}`
    })
    expect(await measure.reflow(world.frame()), name).toEqual([])
  })
})

test('76 targets have 24 px, and what has the focus is never covered', async ({ world }) => {
  await forEachScreen(world, async (name) => {
    expect(await world.frame().evaluate(measure.smallTargets), name).toEqual([])
    expect(await world.frame().evaluate(measure.coveredFocus), name).toEqual([])
  })
})
