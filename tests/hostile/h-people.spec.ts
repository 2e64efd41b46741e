/** H. People: assistive technology, keyboards, zoom, contrast and motion, where things go wrong (cases 65–76). */
import { violationsOf } from '../e2e/support/axe.ts'
import { texts } from '../e2e/support/demo.ts'
import * as measure from '../e2e/support/measure.ts'
import { inAnyLanguage } from '../support/close-widget.ts'
import * as make from './support/behaviours.ts'
import { retry, toCredentials, toInvoices, toSources, typed } from './support/places.ts'
import { expect, type Opening, test, type World } from './support/world.ts'

const languages = ['en', 'fr', 'es', 'pt', 'de'] as const

/** What a failure shows; the places of the flow themselves are measured in tests/e2e/places.spec.ts. */
const screens: Readonly<Record<string, (world: World, opening?: Opening) => Promise<void>>> = {
  consent: (world, opening) => world.open(opening),
  'a session that cannot start': async (world, opening) => {
    world.api.on('info', make.status(503))
    await world.open(opening)
    await expect(retry(world)).toBeVisible()
  },
  'a list that failed': async (world, opening) => {
    world.api.on('sources', make.text('[]'))
    await toSources(world, opening)
    await expect(retry(world)).toBeVisible()
  },
  'a list of an expired session': async (world, opening) => {
    world.api.on('sources', make.status(401))
    await toSources(world, opening)
    await expect(message(world)).toBeVisible()
  },
  'a form with errors': async (world, opening) => {
    await toCredentials(world, opening)
    await submit(world, 'credentials.submit').click()
    await expect(world.widget.locator('[aria-invalid=true]').first()).toBeVisible()
  },
  'credentials that could not be sent': async (world, opening) => {
    world.api.on('connect', make.status(503, { display_message: 'Closed for the night.' }))
    await toCredentials(world, opening)
    await sendCredentials(world)
    await expect(world.widget.getByText('Closed for the night.')).toBeVisible()
  },
  'credentials whose answer cannot be read': async (world, opening) => {
    world.api.on('connect', make.text('{"public_token":'))
    await toCredentials(world, opening)
    await sendCredentials(world)
    await expect(message(world)).toBeVisible()
  },
  'a refused answer': async (world, opening) => {
    world.api.state.status = 'MfaQuestion'
    world.api.on('mfaAnswer', make.status(400, { display_message: 'The code is too old.' }))
    await world.open(opening)
    await world.widget.getByRole('textbox').fill(typed.answer)
    await submit(world, 'question.verify').click()
    await expect(world.widget.getByText('The code is too old.')).toBeVisible()
  },
  'the error screen': async (world, opening) => {
    world.api.state.status = 'MfaQuestion'
    world.api.on('mfaGet', make.text('x'))
    await world.open(opening)
    await expect(retry(world)).toBeVisible()
  },
  'the error screen of an expired session': async (world, opening) => {
    world.api.state.status = 'MfaQuestion'
    world.api.on('mfaGet', make.status(401))
    await world.open(opening)
    await expect(submit(world, 'error-submit-email.close')).toBeVisible()
  },
  'invoices that were refused': async (world, opening) => {
    await toInvoices(world, opening)
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }
    await world.widget.locator('input[type=file]').setInputFiles(file)
    await expect(world.widget.getByText('a.jpg')).toBeVisible()
  },
}

const submit = ({ widget }: World, key: string) => widget.getByRole('button', { name: inAnyLanguage(key) })

async function sendCredentials(world: World) {
  await world.widget.locator('input[autocomplete=username]').fill(typed.username)
  await world.widget.locator('input[type=password]').fill(typed.password)
  await world.widget.getByRole('checkbox').check()
  await submit(world, 'credentials.submit').click()
}

const message = ({ widget }: World) => widget.getByRole('alert').and(widget.locator(':not(:empty)')).first()

/** Each screen in turn, measured in the page. */
async function forEachScreen(world: World, check: (name: string) => Promise<void>, opening?: Opening) {
  for (const [name, open] of Object.entries(screens))
    await test.step(name, async () => {
      world.api.reset()
      await open(world, opening)
      await check(name)
    })
}

/**
 * The sentence of each kind of failure, at one form: only its words differ from place to place. An answer that cannot be
 * read is no failure of a call that needs none.
 */
const failures: Readonly<Record<string, make.Behaviour>> = {
  refused: make.status(400),
  expired: make.status(410),
  limited: make.status(429, {}, { 'retry-after': '0' }),
  unavailable: make.reset,
  timeout: make.status(408),
}

async function expectNoViolations(world: World, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await world.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect.poll(() => world.frame().evaluate(measure.isDrawnIn, colorScheme)).toBe(true)
    expect(await violationsOf(world.frame()), `${name}, ${colorScheme}`).toEqual([])
  }
}

for (const language of languages) {
  const opening = { client: { language: language.toUpperCase() } }

  test(`65 axe finds nothing on the screens of failures, light and dark (${language})`, async ({ world }) => {
    const check = async (name: string) => {
      // 76: the language is right, also where client info has not said it.
      if (name !== 'a session that cannot start')
        await expect(world.widget.locator('html'), name).toHaveAttribute('lang', language)
      await expectNoViolations(world, name)
    }
    await forEachScreen(world, check, opening)
  })

  test(`65 axe finds nothing in the sentence of any failure, light and dark (${language})`, async ({ world }) => {
    world.api.state.status = 'SecurityQuestion'
    await world.open(opening)
    for (const [name, behaviour] of Object.entries(failures))
      await test.step(name, async () => {
        world.api.on('questionAnswer', behaviour)
        await world.widget.getByRole('textbox').fill(typed.answer)
        await submit(world, 'question.verify').click()
        const said = texts(language)(name === 'refused' ? 'question.invalid' : `failure.${name}`)
        await expect(world.widget.getByText(said).first()).toBeVisible()
        await expectNoViolations(world, name)
      })
  })

  test(`65 axe finds nothing in the notice of a lost connection, light and dark (${language})`, async ({
    world,
    context,
  }) => {
    world.api.state.status = 'SecurityQuestion'
    await world.open(opening)
    await world.widget.getByRole('textbox').fill(typed.answer)
    await context.setOffline(true)
    await submit(world, 'question.verify').click()
    await expect(message(world)).toBeVisible()
    await expectNoViolations(world, 'offline')
    expect(world.api.count('questionAnswer')).toBe(0)
    await context.setOffline(false)
  })
}

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

test('73 forced colours: the focus is visible', async ({ world }) => {
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
