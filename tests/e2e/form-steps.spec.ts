/** A flow that asks something of its own: by keyboard, with answers for the host, and as a preview. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { Condition } from '../../src/generated/flow.types.ts'
import type { FormDefinition } from '../../src/generated/form.types.ts'
import { closeWidget } from '../support/close-widget.ts'
import { violationsOf } from './support/axe.ts'
import { openDemo } from './support/demo.ts'
import { findInHeap } from './support/heap.ts'
import { reflow, smallTargets, structure } from './support/measure.ts'
import { languages } from './support/previews.ts'
import { expect, type OwnServers, test } from './support/servers-per-test.ts'
import { mintToken, signIn } from './support/widget.ts'

const text = readFileSync(new URL('../forms/fixtures/housing.form.json', import.meta.url), 'utf8')
const form = JSON.parse(text) as FormDefinition

/** After consent the user says who owns the home, and gives an e-mail address; only owners choose accounts. */
async function askFirst({ editFlow, writeForm }: OwnServers): Promise<void> {
  await writeForm('housing', text)
  await editFlow((flow) => {
    flow.steps['housing'] = {
      screen: 'form',
      form: 'housing',
      route: '/housing',
      back: [{ to: 'consent' }],
      on: { SUBMIT_FORM: '@next' },
    }
    flow.path = flow.path.flatMap((step) => (step === 'consent' ? ['consent', 'housing'] : [step]))
    const before = flow.conditions['choosesAccounts']
    const owns: Condition = { '==': [{ var: 'answers.housing.ownership' }, 'own'] }
    if (before) flow.conditions['choosesAccounts'] = { and: [before, owns] }
  })
}

/** Moves the focus forward until it is there, as a user without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

const settings = { show_step_consent: 'on', show_step_add_source: 'on' } as const

test.use({ tolerated: { expected: [/@example\.com$/] } })
test.beforeEach(({ servers }) => askFirst(servers))

test('an owner answers by keyboard, chooses accounts, and the host receives the answers', async ({ page, servers }) => {
  const demo = await openDemo(page, settings, servers.demo)
  const { widget } = demo
  const button = (name: string) => widget.getByRole('button', { name, exact: true })
  const heading = (name: string | RegExp) => widget.getByRole('heading', { name })
  await button('Continue').focus()
  await page.keyboard.press('Enter')
  await expect(heading('Own or rent?')).toBeFocused()

  // Nothing is answered yet: the first error takes the focus.
  await tabTo(page, button('Continue'))
  await page.keyboard.press('Enter')
  await expect(widget.getByRole('radio', { name: 'I own it' })).toBeFocused()
  await expect(widget.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose an option')
  await page.keyboard.press('Space')
  await tabTo(page, widget.getByLabel('E-mail address'))
  await page.keyboard.type('ada@example.com')
  await tabTo(page, widget.getByRole('checkbox', { name: 'Solar panels' }))
  await page.keyboard.press('Space')
  await tabTo(page, widget.getByRole('checkbox', { name: 'I am of age' }))
  await page.keyboard.press('Space')
  await tabTo(page, button('Continue'))
  await page.keyboard.press('Enter')

  await expect(heading('Select a source')).toBeFocused()
  await tabTo(page, widget.getByRole('listitem').getByRole('button').first())
  await page.keyboard.press('Enter')
  await expect(heading(/^Log in to/)).toBeFocused()
  await tabTo(page, widget.locator('input[autocomplete=username]'))
  await page.keyboard.type('user_good')
  await tabTo(page, widget.locator('input[autocomplete=current-password]'))
  await page.keyboard.type('pass_good')
  await tabTo(page, widget.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading('Select account')).toBeVisible()
  await tabTo(page, widget.getByRole('radio').or(widget.getByRole('checkbox')).first())
  await page.keyboard.press('Space')
  await tabTo(page, widget.getByRole('button', { name: /^Continue/ }))
  await page.keyboard.press('Enter')
  await expect(heading('Success!')).toBeVisible()

  expect(await demo.body('tieline-success')).toMatchObject({
    public_token: expect.stringMatching(/^public-/),
    answers: {
      housing: { ownership: 'own', email: 'ada@example.com', uses: ['solar'], newsletter: false, adult: true },
    },
  })
})

test('a tenant chooses no accounts; going back shows the answers, and what is hidden then is not sent', async ({
  page,
  servers,
}) => {
  const demo = await openDemo(page, settings, servers.demo)
  const { widget } = demo
  const next = widget.getByRole('button', { name: 'Continue', exact: true })
  await next.click()
  await widget.getByRole('radio', { name: 'I own it' }).check()
  await widget.getByLabel('E-mail address').fill('bo@example.com')
  await widget.getByRole('checkbox', { name: 'I am of age' }).check()
  await next.click()
  await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await widget.getByRole('button', { name: 'Back' }).click()
  await expect(widget.getByRole('radio', { name: 'I own it' })).toBeChecked()
  await expect(widget.getByLabel('E-mail address')).toHaveValue('bo@example.com')
  await widget.getByRole('radio', { name: 'I rent it' }).check()
  await widget.getByLabel('Name of your landlord').fill('Cy')
  await next.click()
  await widget.getByRole('listitem').getByRole('button').first().click()
  await demo.signIn({ username: 'user_good', password: 'pass_good' })
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  expect(await demo.body('tieline-success')).toMatchObject({
    answers: { housing: { ownership: 'rent', landlord: 'Cy', email: 'bo@example.com' } },
  })
  // The answers are in the message, and nowhere that outlives the page or leaves it otherwise.
  const frame = page.frames().find((each) => each.url().startsWith(servers.widget))
  const kept = await frame?.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))
  expect(kept).not.toContain('bo@example.com')
})

test('a date that is half filled in is refused on Enter and on a click, and a whole one is sent', async ({
  page,
  servers,
}) => {
  const { widget } = await openDemo(page, settings, servers.demo)
  const next = widget.getByRole('button', { name: 'Continue', exact: true })
  await next.click()
  await widget.getByRole('radio', { name: 'I own it' }).check()
  await widget.getByLabel('E-mail address').fill('bo@example.com')
  await widget.getByRole('checkbox', { name: 'I am of age' }).check()
  const since = widget.getByLabel('When did you move in? (optional)')
  await since.focus()
  await page.keyboard.type('0202')
  await page.keyboard.press('Enter')
  await expect(since).toHaveAccessibleDescription('Please enter a valid date')
  await page.keyboard.type('2020')
  await expect(since).toHaveValue('2020-02-02')
  await expect(since).not.toHaveAccessibleDescription(/./)
  await since.press('Backspace')
  await next.click()
  await expect(since).toHaveAccessibleDescription('Please enter a valid date')
  // As tools do, with events of their own: the date must not get into the console.
  await since.fill('2021-02-02')
  await next.click()
  await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
})

test('a preview can be played, says what its language says, and sends nothing', async ({ page, servers }) => {
  test.slow()
  for (const language of languages) {
    await page.goto(`${servers.widget}/?preview=housing&locale=${language}`)
    const words = form.texts[language]
    await expect(page.getByRole('heading', { name: words.heading })).toBeVisible()
    await expect(page.getByRole('button', { name: words.submit, exact: true })).toBeDisabled()
    await page.getByRole('radio', { name: words['ownership.options.rent'] ?? '', exact: true }).check()
    await expect(page.getByLabel(words['landlord.label'] ?? '', { exact: true })).toBeVisible()
    const frame = page.mainFrame()
    expect(await violationsOf(frame), language).toEqual([])
    expect(await frame.evaluate(smallTargets), language).toEqual([])
    expect(await structure(frame), language).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await reflow(frame), language).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
  }
})

test.describe('a form that is missing', () => {
  test.use({ tolerated: { console: [/^Tieline: flows\/connect\.flow\.json/] } })

  test('is named with the file to write', async ({ page, servers }) => {
    await servers.editFlow((flow) => {
      flow.steps['housing']!.form = 'houses'
    })
    const { widget } = await openDemo(page, settings, servers.demo)
    await expect(widget.getByText(/There is no form 'houses'/).first()).toBeVisible()
  })
})

const leaves: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'before the end': async () => {},
  'after success': async (page) => {
    await page.getByRole('listitem').getByRole('button').first().click()
    await signIn(page, 'user_good')
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
  },
}

for (const [title, goOn] of Object.entries(leaves))
  test(`what was answered, and the result, are in no memory once the user has closed ${title}`, async ({
    page,
    servers,
  }) => {
    await page.goto(`${servers.widget}/?token=${await mintToken({}, servers.sandbox)}`)
    const next = page.getByRole('button', { name: 'Continue', exact: true })
    await next.click()
    await page.getByRole('radio', { name: 'I rent it' }).check()
    await page.getByLabel('Name of your landlord').fill('canary-landlord')
    await page.getByLabel('E-mail address').fill('canary@example.com')
    await page.getByRole('checkbox', { name: 'I am of age' }).check()
    await next.click()
    await expect(page.getByRole('heading', { name: 'Select a source' })).toBeVisible()
    expect(await findInHeap(page, 'canary-landlord')).not.toEqual([])
    await goOn(page)
    await closeWidget(page)
    await expect(page.getByRole('heading', { name: 'You can close this window' })).toBeVisible()
    for (const entered of ['canary-landlord', 'public-']) expect(await findInHeap(page, entered), entered).toEqual([])
  })
