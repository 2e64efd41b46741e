/** What the user does, by mouse and keyboard, finding everything by its words in the language of the session. */
import type { BrowserWorld } from './browser-world.ts'
import { phone } from './browser-world.ts'
import { type Actions, fileOf, pressing, usualPassword } from './verbs.ts'

const press = pressing<BrowserWorld>(({ frame, button }, places) => {
  const found = button(...Object.values(places).flatMap((place) => place?.says ?? []))
  // What lies beneath a dialog has buttons of the same name.
  return ('confirm-exit' in places ? frame.getByRole('alertdialog').locator(found) : found).click()
})

const textbox = ({ frame }: BrowserWorld) => frame.getByRole('textbox')

export const browserActions: Actions<BrowserWorld> = {
  ...press,
  search: async (world, { for: term }) => {
    await world.frame.getByRole('searchbox').fill(term)
    // It is searched for once the typing has paused.
    await world.pass(500)
  },
  pick: ({ frame }, { source }) => frame.getByRole('listitem').getByRole('button', { name: source }).click(),
  'give-website': async (world, { address }) => {
    await textbox(world).fill(address)
    await world.button('add-source-website.continue').click()
  },
  'give-email': async (world, { email }) => {
    await textbox(world).fill(email)
    await world.button('add-source-email.submit', 'error-submit-email.submit').click()
  },
  'sign-in': async ({ frame, button }, { as, with: password = usualPassword, agree = true, fields = {} }) => {
    if (as !== undefined) await frame.locator('input[autocomplete=username]').fill(as)
    await frame.locator('input[autocomplete=current-password]').fill(password)
    for (const [label, value] of Object.entries(fields)) {
      const field = frame.getByLabel(label)
      if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value)
      else await field.fill(value)
    }
    const agreement = frame.getByRole('checkbox')
    if (agree && (await agreement.isVisible())) await agreement.check()
    await button('credentials.submit').click()
  },
  answer: async (world, { with: given }) => {
    await textbox(world).fill(given)
    await world.button('question.verify', 'captcha.verify').click()
  },
  'choose-method': ({ frame }, { nth }) =>
    frame
      .getByRole('main')
      .getByRole('button')
      .nth(nth - 1)
      .click(),
  'choose-accounts': async ({ frame, button }, { count }) => {
    const choices = frame.getByRole('checkbox').or(frame.getByRole('radio'))
    for (let nth = 0; nth < count; nth++) await choices.nth(nth).check()
    await button('select-account.continue-count').click()
  },
  'enter-accounts': async (world, { numbers }) => {
    const entry = world.button('select-account.manual-single', 'select-account.manual-multiple')
    // After a failure the user is there already.
    if (await entry.isVisible()) await entry.click()
    await textbox(world).fill(numbers.join('\n'))
    await world.button('select-account.add-single', 'select-account.add-count').click()
  },
  upload: async ({ frame, button }, { files: names = [] }) => {
    const files = names.map(fileOf)
    if (files.length > 0) {
      const chosen = files.map(({ text, ...file }) => ({ ...file, buffer: Buffer.from(text) }))
      await frame.locator('input[type=file]').setInputFiles(chosen)
    }
    const someWillDo = files.length === 0 || files.some(({ mimeType }) => mimeType === 'application/pdf')
    if (someWillDo) await button('upload-invoices.continue').click()
  },
  wait: (world, { seconds }) => world.pass(seconds * 1000),
  'click-outside': async ({ page }) => {
    // On a phone the card leaves nothing beside it.
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.mouse.click(5, 5)
    await page.setViewportSize(phone)
  },
  reload: async ({ page, frame }) => {
    const reloaded = page.waitForEvent('framenavigated', (each) => each === frame)
    await frame.evaluate(() => location.reload())
    await reloaded
  },
}
