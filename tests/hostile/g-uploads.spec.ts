/** G. Uploads (cases 59–64). */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as make from './support/behaviours.ts'
import { costOf } from './support/cost.ts'
import { partialRead } from './support/partial-read.ts'
import { invoice, toInvoices } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const choose = ({ widget }: World, ...files: ReturnType<typeof invoice>[]) =>
  widget.locator('input[type=file]').setInputFiles(files)

/** Chooses files on disk, which take up no room: Playwright sends at most 50 MB of contents. */
async function chooseLarge({ widget }: World, size: number, ...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tieline-'))
  folders.push(folder)
  const paths = names.map((name) => join(folder, name))
  for (const path of paths) {
    writeFileSync(path, '%PDF-1.7')
    truncateSync(path, size)
  }
  await widget.locator('input[type=file]').setInputFiles(paths)
}
const folders: string[] = []
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const remove = ({ widget }: World) => widget.getByRole('button', { name: /^Remove/ })
const next = ({ widget }: World) => widget.getByRole('button', { name: 'Continue', exact: true })
const file = (name: string, content: string, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

test('59 60 HTML, a program and nothing named .pdf, and a PDF named otherwise are refused by name; .PDF is accepted', async ({
  world,
}) => {
  await toInvoices(world)
  await choose(
    world,
    file('page.pdf', '<!doctype html><script>alert(1)</script>'),
    file('program.pdf', 'MZ\x90\0'),
    file('empty.pdf', ''),
    file('picture.jpg', 'x', 'image/jpeg'),
    file('invoice.exe', '%PDF-1.7'),
    file('invoice\u202efdp.html', '%PDF-1.7'),
    file('JUNE.PDF', '%PDF-1.4', ''),
  )
  const alert = world.widget.getByRole('alert')
  for (const name of ['page.pdf', 'program.pdf', 'picture.jpg', 'invoice.exe', 'invoicefdp.html\u2069'])
    await expect(alert).toContainText(`${name}: File of invalid type`)
  await expect(alert).toContainText('empty.pdf: File is empty')
  await expect(remove(world)).toHaveCount(1)
  await expect(remove(world)).toHaveAccessibleName('Remove JUNE.PDF')
})

test('61 200 MB: answered at once, and not read into memory', async ({ world }) => {
  const { page } = world
  await toInvoices(world)
  await world.frame().evaluate(countReadBytes)
  const cost = await costOf(page, async () => {
    await chooseLarge(world, 200_000_000, 'large.pdf')
    await expect(remove(world)).toHaveCount(1)
  })
  expect(cost).toBeLessThan(1000)
  const read = await world.frame().evaluate(() => (window as unknown as { readBytes: number }).readBytes)
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(1_000_000)
})

/** In the page: counts how much of files is read, in whatever way. */
function countReadBytes() {
  const own = Object.assign(window, { readBytes: 0 })
  const count = (blob: Blob) => {
    own.readBytes += blob.size
  }
  for (const name of ['text', 'arrayBuffer', 'stream', 'bytes'] as const) {
    const prototype = Blob.prototype as unknown as Record<string, (this: Blob) => unknown>
    const read = prototype[name]
    if (!read) continue
    prototype[name] = function () {
      count(this)
      return read.call(this)
    }
  }
  for (const name of ['readAsText', 'readAsArrayBuffer', 'readAsDataURL', 'readAsBinaryString'] as const) {
    const read = FileReader.prototype[name]
    FileReader.prototype[name] = function (this: FileReader, blob: Blob) {
      count(blob)
      read.call(this, blob)
    }
  }
}

test('62 500 files: the list stays usable', async ({ world }) => {
  await toInvoices(world)
  await choose(world, ...Array.from({ length: 500 }, (_, at) => invoice(`${at}.pdf`)))
  await expect(world.widget.getByText('500 files selected').first()).toBeVisible()
  const cost = await costOf(world.page, async () => {
    await remove(world).first().click()
    await expect(world.widget.getByText('499 files selected').first()).toBeVisible()
  })
  expect(cost).toBeLessThan(1000)
})

test('63 an encrypted PDF, names with an RTL override, markup and 255 characters: sent, and shown as text', async ({
  world,
}) => {
  const { api, widget } = world
  await toInvoices(world)
  const long = `${'n'.repeat(251)}.pdf`
  const names = ['locked.pdf', 'invoice\u202efdp.exe.pdf', '<b>x<\u2215b>.pdf', long]
  await choose(world, ...names.map((name) => file(name, '%PDF-1.7 /Encrypt')))
  await expect(remove(world)).toHaveCount(names.length)
  expect(await world.frame().evaluate(() => document.querySelectorAll('b').length)).toBe(0)
  expect(await world.frame().evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
  await next(world).click()
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  const [sent] = api.received.filter(({ call }) => call === 'upload')
  expect(sent?.body.match(/%PDF-1\.7/g)).toHaveLength(names.length)
})

/** Of two files of this size, a connection cannot hold what the server leaves: Linux keeps up to 38 MB for it. */
const tooLargeToHold = 60_000_000
const uploads = ({ api }: World) => api.received.filter(({ call }) => call === 'upload')
const bars = ({ widget }: World) => widget.locator('main, footer').getByRole('progressbar')
const failure = ({ widget }: World) => widget.getByRole('alert').and(widget.locator(':not(:empty)'))

/** Two files are on their way, and the server has read 60 % of them. */
async function uploadTo60(world: World) {
  const partly = partialRead(0.6)
  world.api.readPartly('upload', partly)
  await next(world).click()
  await partly.reached
  return partly
}

/** The whole upload has a bar of its own beside that of each file that is on its way. */
const shareSent = ({ widget }: World) =>
  widget
    .getByRole('progressbar', { name: 'Uploading...' })
    .evaluate((bar) => (bar as HTMLProgressElement).value / (bar as HTMLProgressElement).max)

test('64 the connection breaks at 60 %: progress shown, the files stay, and a retry sends each once', async ({
  world,
}) => {
  await toInvoices(world)
  await chooseLarge(world, tooLargeToHold, 'a.pdf', 'b.pdf')
  for (const times of [1, 2]) {
    const { breakOff, ended } = await uploadTo60(world)
    await expect.poll(() => shareSent(world)).toBeGreaterThanOrEqual(0.5)
    expect(await shareSent(world)).toBeLessThan(1)
    breakOff()
    await ended
    await expect(failure(world)).toBeVisible()
    await expect(bars(world)).toHaveCount(0)
    await expect(remove(world)).toHaveCount(2)
    expect(uploads(world), 'nothing is sent by itself').toHaveLength(times)
  }
  await next(world).click()
  await expect(world.widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  expect(uploads(world)).toHaveLength(3)
  const names = uploads(world)
    .at(-1)
    ?.body.match(/filename="[^"]*"/g)
  expect(names).toEqual(['filename="a.pdf"', 'filename="b.pdf"'])
})

test('64 cancelled at 60 %: the connection ends, the files stay, and a retry sends each once', async ({ world }) => {
  await toInvoices(world)
  await chooseLarge(world, tooLargeToHold, 'a.pdf', 'b.pdf')
  const { goOn, ended } = await uploadTo60(world)
  await world.widget.getByRole('button', { name: 'Cancel upload' }).click()
  goOn()
  expect(await ended, 'the rest has come').toBe(false)
  await expect(bars(world)).toHaveCount(0)
  await expect(failure(world)).toHaveCount(0)
  await expect(remove(world)).toHaveCount(2)
  expect(uploads(world)).toHaveLength(1)
  await next(world).click()
  await expect(world.widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  expect(uploads(world).map(({ body }) => body.match(/filename=/g)?.length ?? 0)).toEqual([0, 2])
})

test('64 refused after the whole body: the files stay, and are sent once each again', async ({ world }) => {
  await toInvoices(world)
  await choose(world, invoice('a.pdf'), invoice('b.pdf', 200))
  world.api.on('upload', make.reset, make.status(413), make.valid)
  for (const count of [1, 2]) {
    await next(world).click()
    await expect.poll(() => uploads(world).length).toBe(count)
    await expect(failure(world)).toBeVisible()
    await expect(remove(world)).toHaveCount(2)
  }
  await next(world).click()
  await expect(world.widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  expect(uploads(world).map(({ body }) => body.match(/filename=/g)?.length)).toEqual([2, 2, 2])
})

test('64 cancelled while the answer is awaited: nothing is sent any more, and the files stay', async ({ world }) => {
  await toInvoices(world)
  await choose(world, invoice())
  world.api.on('upload', make.silence)
  await next(world).click()
  await expect.poll(() => uploads(world).length).toBe(1)
  await expect(bars(world).first()).toBeVisible()
  await world.widget.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(bars(world)).toHaveCount(0)
  await expect(remove(world)).toHaveCount(1)
  await expect.poll(() => world.api.unanswered()).toBe(0)
  expect(uploads(world)).toHaveLength(1)
})

test.describe('redirects', () => {
  const elsewhere = 'http://evil.localhost:9'
  test.use({
    tolerated: {
      console: [/Failed to load resource/, /evil\.localhost/],
      origins: [elsewhere],
      violations: [/^connect-src by .*\/link\/upload/],
    },
  })

  test('64 a redirect of an upload to another origin: neither files nor token go there', async ({ world }) => {
    const { api, widget, page } = world
    const reached: string[] = []
    await page.route(`${elsewhere}/**`, (route) => {
      reached.push(route.request().url())
      return route.abort()
    })
    await toInvoices(world)
    await choose(world, invoice())
    api.on('upload', make.redirect(`${elsewhere}/steal`))
    await next(world).click()
    await expect(widget.getByRole('alert').and(widget.locator(':not(:empty)'))).toBeVisible()
    expect(reached).toEqual([])
  })
})
