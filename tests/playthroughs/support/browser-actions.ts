/** Performs user actions in a browser; controls are found by their labels in the language of the session. */
import { buttonPerformers, fileOf, type Performers, validPassword } from './actions.ts'
import { type BrowserWidget, phone } from './browser-widget.ts'
import { expectFocus } from './expect-focus.ts'

const pressPerformers = buttonPerformers<BrowserWidget>(({ frame, button, device }, byScreen) => {
  const found = button(...Object.values(byScreen).flatMap((each) => each?.labels ?? []))
  // The screen beneath the dialog has buttons with the same label.
  return device.press('confirm-exit' in byScreen ? frame.getByRole('alertdialog').locator(found) : found)
})

const textbox = ({ frame }: BrowserWidget) => frame.getByRole('textbox')

async function waitForAllResponses({ waitForResponse }: BrowserWidget) {
  let wasPending = true
  while (wasPending) wasPending = await waitForResponse()
}

/**
 * Responses arrive in real time, and a request may start after the test looked for one. If all the time passed at
 * once, such a request would exceed its time limit.
 */
const strideMs = 5000

export const browserPerformers: Performers<BrowserWidget> = {
  ...pressPerformers,
  'cancel-exit': ({ frame, button, device }) =>
    device.dismiss(frame.getByRole('alertdialog').locator(button('confirm-exit.cancel'))),
  search: async (widget, { for: term }) => {
    await widget.device.type(widget.frame.getByRole('searchbox'), term)
    // The widget searches when the user stops typing.
    await widget.advance(500)
  },
  pick: ({ frame, device }, { source }) =>
    device.press(frame.getByRole('listitem').getByRole('button', { name: source })),
  'give-website': async (widget, { address }) => {
    await widget.device.type(textbox(widget), address)
    await widget.device.press(widget.button('add-source-website.continue'))
  },
  'give-email': async (widget, { email }) => {
    await widget.device.type(textbox(widget), email)
    await widget.device.press(widget.button('add-source-email.submit', 'error-submit-email.submit'))
  },
  'sign-in': async ({ frame, button, device }, { as, with: password = validPassword, agree = true, fields = {} }) => {
    if (as !== undefined) await device.type(frame.locator('input[autocomplete=username]'), as)
    await device.type(frame.locator('input[autocomplete=current-password]'), password)
    for (const [label, value] of Object.entries(fields)) {
      const field = frame.getByLabel(label)
      const isList = await field.evaluate((element) => element instanceof HTMLSelectElement)
      await (isList ? device.select(field, value) : device.type(field, value))
    }
    const agreement = frame.getByRole('checkbox')
    if (agree && (await agreement.isVisible())) await device.tick(agreement)
    await device.press(button('credentials.submit'))
  },
  answer: async (widget, { with: given }) => {
    await widget.device.type(textbox(widget), given)
    await widget.device.press(widget.button('question.verify', 'captcha.verify'))
  },
  'choose-method': ({ frame, device }, { nth }) =>
    device.press(
      frame
        .getByRole('main')
        .getByRole('button')
        .nth(nth - 1),
    ),
  'choose-accounts': async ({ frame, button, device }, { count }) => {
    const choices = frame.getByRole('checkbox').or(frame.getByRole('radio'))
    for (let nth = 0; nth < count; nth++) await device.tick(choices.nth(nth))
    await device.press(button('select-account.continue-count'))
  },
  'enter-accounts': async (widget, { numbers }) => {
    const entry = widget.button('select-account.manual-single', 'select-account.manual-multiple')
    // After a failed submit the entry screen is already open.
    if (await entry.isVisible()) {
      await widget.device.press(entry)
      await expectFocus(widget)
    }
    await widget.device.type(textbox(widget), numbers.join('\n'))
    await widget.device.press(widget.button('select-account.add-single', 'select-account.add-count'))
  },
  upload: async ({ page, button, device }, { files: names = [], cancel = false }) => {
    const files = names.map(fileOf)
    if (files.length > 0) {
      const chosen = files.map(({ text, ...file }) => ({ ...file, buffer: Buffer.from(text) }))
      const chooser = page.waitForEvent('filechooser')
      await device.press(button('upload-invoices.drop-name'))
      await (await chooser).setFiles(chosen)
    }
    const hasInvoice = files.length === 0 || files.some(({ mimeType }) => mimeType === 'application/pdf')
    const uploads = '**/link/upload'
    // The request stays pending, so that it can be cancelled.
    if (cancel) await page.route(uploads, () => {})
    if (hasInvoice) await device.press(button('upload-invoices.continue'))
    if (!cancel) return
    await device.press(button('upload-invoices.cancel'))
    await page.unroute(uploads)
  },
  wait: async (widget, { seconds }) => {
    for (let left = seconds * 1000; left > 0; left -= strideMs) {
      await waitForAllResponses(widget)
      await widget.advance(Math.min(left, strideMs))
    }
  },
  'click-outside': async ({ page }) => {
    // On a phone the card covers the page.
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.mouse.click(5, 5)
    await page.setViewportSize(phone)
  },
  reload: async (widget) => {
    const { page, frame } = widget
    // A reload aborts pending requests: a submit would be lost before the page has stored its session.
    await waitForAllResponses(widget)
    const reloaded = page.waitForEvent('framenavigated', (each) => each === frame)
    await frame.evaluate(() => location.reload())
    await reloaded
  },
}
