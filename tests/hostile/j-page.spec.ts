/** J. Further cases of the same kinds: browsers and extensions that change the page, and files that change. */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn, toCredentials, toInvoices, typed } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const button = ({ widget }: World, name: string) => widget.getByRole('button', { name, exact: true })
const success = ({ widget }: World) => widget.getByRole('heading', { name: 'Success!' })

test('94 inputs that are filled without an event: what they show is kept and sent', async ({ world }) => {
  const { api, widget } = world
  await toCredentials(world)
  // The form arrives after its screen has been asked for.
  await expect(widget.getByLabel('Email address')).toBeVisible()
  await world.frame().evaluate(fillSilently, [typed.username, typed.password])
  await widget.getByRole('checkbox').check()
  await widget.getByLabel('Email address').focus()
  await expect(widget.getByLabel('Email address')).toHaveValue(typed.username)
  api.state.next = 'MfaQuestion'
  await button(world, 'Submit').click()
  await expect(widget.getByRole('textbox', { name: 'Code' })).toBeVisible()
  const sent = api.received.find(({ call }) => call === 'connect')?.body ?? ''
  expect([sent.includes(typed.username), sent.includes(typed.password)]).toEqual([true, true])
  await world.frame().evaluate(fillSilently, [typed.answer])
  api.state.next = 'Connected'
  await button(world, 'Verify').click()
  await expect(success(world)).toBeVisible()
  expect(api.received.find(({ call }) => call === 'mfaAnswer')?.body).toContain(typed.answer)
})

for (const [way, change] of [
  [
    'changed',
    (path: string) => {
      writeFileSync(path, `%PDF-1.7${' '.repeat(5000)}`)
      // Chromium compares whole seconds.
      const later = Date.now() / 1000 + 10
      utimesSync(path, later, later)
    },
  ],
  ['deleted', (path: string) => rmSync(path)],
] as const) {
  test(`95 a file ${way} after it was chosen: named and left out, and the others are sent`, async ({ world }) => {
    const { api, widget } = world
    const folder = mkdtempSync(join(tmpdir(), 'tieline-'))
    const [kept = '', lost = ''] = ['kept.pdf', 'lost.pdf'].map((name) => join(folder, name))
    for (const path of [kept, lost]) writeFileSync(path, '%PDF-1.7')
    await toInvoices(world)
    await widget.locator('input[type=file]').setInputFiles([kept, lost])
    await expect(widget.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
    change(lost)
    await button(world, 'Continue').click()
    await expect(widget.getByText('lost.pdf: File can no longer be read. Choose it again.')).toBeVisible()
    await expect(widget.getByRole('button', { name: /^Remove/ })).toHaveAccessibleName('Remove kept.pdf')
    await button(world, 'Continue').click()
    await expect(success(world)).toBeVisible()
    expect(api.received.find(({ call, body }) => call === 'upload' && body.includes('kept.pdf'))).toBeDefined()
    rmSync(folder, { recursive: true })
  })
}

test('85 an extension removes pictures and messages: no blank page, and the session goes on', async ({
  world,
  page,
}) => {
  const { api, widget } = world
  await page.addInitScript(removeParts)
  await toCredentials(world)
  await button(world, 'Submit').click()
  await expect(widget.getByLabel('Email address')).toBeFocused()
  api.state.next = 'AccountSelection'
  await signIn(world)
  await widget.getByRole('checkbox').first().check()
  api.state.next = 'Connected'
  await button(world, 'Continue with 1 selected').click()
  await expect(success(world)).toBeVisible()
})

test('88 a language whose file arrives empty: English, and no keys in place of texts', async ({ world, page }) => {
  await page.route(/\/assets\/de-[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await world.open({ client: { language: 'de' } })
  await expect(button(world, 'Continue')).toBeVisible()
  await expect(world.widget.locator('html')).toHaveAttribute('lang', 'en')
})

/** Runs in the page: as a password manager that posts no event; React has setters of its own on the elements. */
function fillSilently(values: readonly string[]) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const inputs = document.querySelectorAll('input:not([type=checkbox])')
  for (const [at, value] of values.entries()) set?.call(inputs[at], value)
}

/** Runs in the page: as extensions that block. */
function removeParts() {
  const remove = () => {
    for (const part of document.querySelectorAll('main svg, main img, [role=status], [role=alert]')) part.remove()
  }
  new MutationObserver(remove).observe(document, { childList: true, subtree: true })
}
