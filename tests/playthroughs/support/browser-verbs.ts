/** What the user does, finding everything by its words in the language of the session. */

import { type BrowserWorld, phone } from './browser-world.ts'
import { checkFocus } from './check-focus.ts'
import { type Actions, fileOf, pressing, usualPassword } from './verbs.ts'

const press = pressing<BrowserWorld>(({ frame, button, hand }, places) => {
  const found = button(...Object.values(places).flatMap((place) => place?.says ?? []))
  // What lies beneath a dialog has buttons of the same name.
  return hand.press('confirm-exit' in places ? frame.getByRole('alertdialog').locator(found) : found)
})

const textbox = ({ frame }: BrowserWorld) => frame.getByRole('textbox')

async function allAnswered({ answered }: BrowserWorld) {
  let isPending = true
  while (isPending) isPending = await answered()
}

/**
 * Responses arrive in real time, and a request may start after the test looked for one: one leap over the whole time
 * would exceed its time limit.
 */
const strideMs = 5000

export const browserActions: Actions<BrowserWorld> = {
  ...press,
  'cancel-exit': ({ frame, button, hand }) =>
    hand.dismiss(frame.getByRole('alertdialog').locator(button('confirm-exit.cancel'))),
  search: async (world, { for: term }) => {
    await world.hand.type(world.frame.getByRole('searchbox'), term)
    // It is searched for once the typing has paused.
    await world.pass(500)
  },
  pick: ({ frame, hand }, { source }) => hand.press(frame.getByRole('listitem').getByRole('button', { name: source })),
  'give-website': async (world, { address }) => {
    await world.hand.type(textbox(world), address)
    await world.hand.press(world.button('add-source-website.continue'))
  },
  'give-email': async (world, { email }) => {
    await world.hand.type(textbox(world), email)
    await world.hand.press(world.button('add-source-email.submit', 'error-submit-email.submit'))
  },
  'sign-in': async ({ frame, button, hand }, { as, with: password = usualPassword, agree = true, fields = {} }) => {
    if (as !== undefined) await hand.type(frame.locator('input[autocomplete=username]'), as)
    await hand.type(frame.locator('input[autocomplete=current-password]'), password)
    for (const [label, value] of Object.entries(fields)) {
      const field = frame.getByLabel(label)
      const isList = await field.evaluate((element) => element instanceof HTMLSelectElement)
      await (isList ? hand.select(field, value) : hand.type(field, value))
    }
    const agreement = frame.getByRole('checkbox')
    if (agree && (await agreement.isVisible())) await hand.tick(agreement)
    await hand.press(button('credentials.submit'))
  },
  answer: async (world, { with: given }) => {
    await world.hand.type(textbox(world), given)
    await world.hand.press(world.button('question.verify', 'captcha.verify'))
  },
  'choose-method': ({ frame, hand }, { nth }) =>
    hand.press(
      frame
        .getByRole('main')
        .getByRole('button')
        .nth(nth - 1),
    ),
  'choose-accounts': async ({ frame, button, hand }, { count }) => {
    const choices = frame.getByRole('checkbox').or(frame.getByRole('radio'))
    for (let nth = 0; nth < count; nth++) await hand.tick(choices.nth(nth))
    await hand.press(button('select-account.continue-count'))
  },
  'enter-accounts': async (world, { numbers }) => {
    const entry = world.button('select-account.manual-single', 'select-account.manual-multiple')
    // After a failure the user is there already.
    if (await entry.isVisible()) {
      await world.hand.press(entry)
      await checkFocus(world)
    }
    await world.hand.type(textbox(world), numbers.join('\n'))
    await world.hand.press(world.button('select-account.add-single', 'select-account.add-count'))
  },
  upload: async ({ page, button, hand }, { files: names = [], cancel = false }) => {
    const files = names.map(fileOf)
    if (files.length > 0) {
      const chosen = files.map(({ text, ...file }) => ({ ...file, buffer: Buffer.from(text) }))
      const chooser = page.waitForEvent('filechooser')
      await hand.press(button('upload-invoices.drop-name'))
      await (await chooser).setFiles(chosen)
    }
    const someWillDo = files.length === 0 || files.some(({ mimeType }) => mimeType === 'application/pdf')
    const uploads = '**/link/upload'
    // Held back, so that there is something to cancel.
    if (cancel) await page.route(uploads, () => {})
    if (someWillDo) await hand.press(button('upload-invoices.continue'))
    if (!cancel) return
    await hand.press(button('upload-invoices.cancel'))
    await page.unroute(uploads)
  },
  wait: async (world, { seconds }) => {
    for (let left = seconds * 1000; left > 0; left -= strideMs) {
      await allAnswered(world)
      await world.pass(Math.min(left, strideMs))
    }
  },
  'click-outside': async ({ page }) => {
    // On a phone the card leaves nothing beside it.
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.mouse.click(5, 5)
    await page.setViewportSize(phone)
  },
  reload: async (world) => {
    const { page, frame } = world
    // A reload aborts pending requests: a submit would be lost before the page has stored its session.
    await allAnswered(world)
    const reloaded = page.waitForEvent('framenavigated', (each) => each === frame)
    await frame.evaluate(() => location.reload())
    await reloaded
  },
}
