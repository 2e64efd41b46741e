/** P. Parts that come late or not at all, and tools and apps that break what they replace. */
import { invoice, signIn, toCredentials, toInvoices, toSources } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const success = ({ widget }: World) => widget.getByRole('heading', { name: 'Success!' })
const next = ({ widget }: World) => widget.getByRole('button', { name: 'Continue', exact: true })

test('134 a file that hangs, and a server that is gone when Try Again is pressed: the page and its Close stay', async ({
  world,
  page,
}) => {
  const { widget } = world
  await world.controlTime()
  await world.saveData()
  await page.route(/\/assets\/add-source-website-/, () => {})
  await toSources(world)
  let isServed: number | null = null
  await page.route(`${world.widgetUrl}/source`, (route) =>
    isServed === null ? route.abort() : route.fulfill({ status: isServed }),
  )
  await world.frame().evaluate('window.isTheSame = true')
  await widget.getByRole('button', { name: 'Request to add new source...' }).click()
  const again = widget.getByRole('button', { name: 'Try Again' })
  await page.clock.fastForward(10_500)
  await expect(again).toBeVisible()
  for (const status of [null, 502]) {
    isServed = status
    const asked = page.waitForRequest((request) => request.method() === 'HEAD')
    await again.click()
    await asked
    await expect(again).not.toHaveAttribute('aria-disabled')
    expect(await world.frame().evaluate('window.isTheSame')).toBe(true)
  }
})

test('135 a tool in place of XMLHttpRequest that knows neither address nor headers: the invoices are sent', async ({
  world,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(XMLHttpRequest.prototype, 'responseURL', { get: () => '' })
    XMLHttpRequest.prototype.getAllResponseHeaders = () => null as unknown as string
  })
  await toInvoices(world)
  await world.widget.locator('input[type=file]').setInputFiles(invoice())
  await next(world).click()
  await expect(success(world)).toBeVisible()
})

test('136 a file that a cloud does not deliver: refused by name, and the next one does not wait for it', async ({
  world,
  page,
}) => {
  await page.addInitScript(() => {
    const { slice } = File.prototype
    File.prototype.slice = function (...given) {
      const part = slice.apply(this, given)
      return this.name === 'cloud.pdf' ? Object.assign(part, { text: () => new Promise(() => {}) }) : part
    }
  })
  await world.controlTime()
  await toInvoices(world)
  const files = world.widget.locator('input[type=file]')
  await files.setInputFiles(invoice('cloud.pdf'))
  await files.setInputFiles(invoice('here.pdf'))
  await expect(world.widget.getByRole('button', { name: 'Remove here.pdf' })).toBeVisible()
  await expect(next(world)).toBeDisabled()
  await page.clock.runFor(8500)
  await expect(world.widget.getByRole('alert')).toContainText('cloud.pdf: File can no longer be read')
  await expect(next(world)).toBeEnabled()
})

test.describe('an app', () => {
  test.use({ tolerated: { console: [/^Tieline: planted/] } })

  test('137 whose bridge throws: the session goes on to its end', async ({ world, page }) => {
    await page.addInitScript(() => {
      const postMessage = () => {
        throw new Error('planted')
      }
      Object.assign(window, { ReactNativeWebView: { postMessage } })
    })
    await world.open({ config: { webView: { results: true } }, isTop: true })
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('listitem').getByRole('button').first().click()
    await signIn({ ...world, widget: page as unknown as World['widget'] })
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByRole('heading', { name: 'You can close this window' })).toBeVisible()
  })
})

test('138 a link that is dragged over the drop zone: not highlighted, as files are', async ({ world }) => {
  await toInvoices(world)
  const zone = world.widget.getByRole('button', { name: /Drag & Drop/ })
  for (const [type, isOver] of [
    ['link', false],
    ['file', true],
  ] as const) {
    await world.frame().evaluate((what) => {
      const dataTransfer = new DataTransfer()
      if (what === 'file') dataTransfer.items.add(new File(['x'], 'a.pdf'))
      else dataTransfer.setData('text/uri-list', 'https://example.com')
      document.body.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }))
    }, type)
    if (isOver) await expect(zone).toHaveAttribute('data-over')
    else await expect(zone).not.toHaveAttribute('data-over')
  }
})

test('139 a browser that closes the question without cancelling it: Close asks again', async ({ world }) => {
  const { widget } = world
  await toCredentials(world)
  const question = widget.getByRole('alertdialog')
  for (const time of ['first', 'second']) {
    await widget.getByRole('button', { name: 'Close' }).click()
    await expect(question, time).toBeVisible()
    await world.frame().evaluate(() => document.querySelector('dialog')?.close())
    await expect(widget.locator('dialog')).toHaveCount(0)
  }
})

test('140 account numbers that are pasted as a row of a spreadsheet: each is one', async ({ world }) => {
  const { api, widget } = world
  api.state.status = 'AccountSelection'
  await world.open()
  await widget.getByRole('button', { name: 'Manually input accounts' }).click()
  await widget.getByRole('textbox', { name: 'Account numbers' }).fill('123\t456\n789\t')
  await widget.getByRole('button', { name: 'Add 3 accounts' }).click()
  await expect(success(world)).toBeVisible()
  const sent = api.received.find(({ call }) => call === 'accountSelectManual')?.body
  expect(JSON.parse(sent ?? '{}')).toMatchObject({ accounts: ['123', '456', '789'] })
})
