/** R. Dead ends, and words that are not true: long texts, expired sessions, other questions, folders. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as make from './support/behaviours.ts'
import { retry, toInvoices, typed } from './support/places.ts'
import { expect, test, type World } from './support/world.ts'

const verify = ({ widget }: World) => widget.getByRole('button', { name: 'Verify' })

/** Whether a finger can scroll an element to where it is seen: a script could scroll what is hidden. */
const isWithinReach = (element: Element) => {
  element.scrollIntoView()
  const hidden = []
  for (let at = element.parentElement; at; at = at.parentElement)
    if (getComputedStyle(at).overflowY === 'hidden' && at.scrollTop > 0) hidden.push(at.className)
  const { top, bottom } = element.getBoundingClientRect()
  return hidden.length === 0 && top >= 0 && bottom <= innerHeight
}

const sizes = { phone: [390, 700], 'small phone': [320, 568], desktop: [1280, 800] } as const
for (const [name, [width, height]] of Object.entries(sizes))
  test(`150 a text of 2,000 characters on a ${name}: the field and the button stay within reach`, async ({ world }) => {
    const { api, page, widget } = world
    await page.setViewportSize({ width, height })
    api.state.status = 'MfaQuestion'
    api.on('mfaAnswer', make.status(400, { display_message: 'Call your utility. '.repeat(120), error_code: 'OTHER' }))
    await world.open()
    await page
      .locator('iframe')
      .evaluate((frame, [wide, high]) => Object.assign(frame.style, { width: `${wide}px`, height: `${high}px` }), [
        width,
        height,
      ] as const)
    await widget.getByRole('textbox').fill(typed.answer)
    await verify(world).click()
    await expect(widget.getByText('Call your utility.')).toBeVisible()
    for (const part of [widget.getByRole('textbox'), verify(world)])
      expect(await part.evaluate(isWithinReach)).toBe(true)
    const body = await widget.locator('.screen-body').boundingBox()
    expect(body?.height, 'the form has its part of the page').toBeGreaterThan(120)
  })

test('151 expired while polling: no address is asked for, and nothing is promised', async ({ world }) => {
  const { api, widget } = world
  api.on('status', make.body({ status: 'Connecting' }), make.status(401))
  await world.open()
  const leave = widget.getByRole('button', { name: 'Close this screen' })
  await expect(leave).toBeVisible()
  await expect(widget.getByRole('textbox')).toHaveCount(0)
  await expect(widget.getByText('we will contact you')).toHaveCount(0)
  await leave.click()
  await expect(widget.getByRole('alertdialog')).toBeVisible()
  await widget.getByRole('button', { name: 'Cancel' }).click()
  await expect(leave).toBeFocused()
})

test('152 another question after a wrong answer: the field is empty, and has the focus', async ({ world }) => {
  const { api, widget } = world
  api.state.status = 'SecurityQuestion'
  api.on('questionGet', make.body({ question: 'Your first pet?' }), make.body({ question: 'Your first car?' }))
  api.on('questionAnswer', make.status(400, { error_code: 'INVALID_ANSWER' }))
  await world.open()
  await widget.getByRole('textbox').fill(typed.answer)
  await verify(world).click()
  await expect(widget.getByText('Your first car?')).toBeVisible()
  await expect(widget.getByRole('textbox')).toHaveValue('')
  await expect(widget.getByRole('textbox')).toBeFocused()
})

test('153 a folder that is dropped: the invoices in it are listed', async ({ world }) => {
  const { page, widget } = world
  const folder = mkdtempSync(join(tmpdir(), 'tieline-'))
  for (const name of ['may.pdf', 'june.pdf', '.hidden']) writeFileSync(join(folder, name), '%PDF-1.7')
  await toInvoices(world)
  const zone = await widget.getByRole('button', { name: /Drag & Drop/ }).boundingBox()
  const [x, y] = [(zone?.x ?? 0) + 20, (zone?.y ?? 0) + 20]
  const devtools = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x, y, data })
  await expect(widget.getByText('2 files selected').first()).toBeVisible()
  await devtools.detach()
  rmSync(folder, { recursive: true })
})

test('154 the question cannot be read again after a wrong answer: it stays, and Try Again reads it', async ({
  world,
}) => {
  const { api, widget } = world
  api.state.status = 'SecurityQuestion'
  api.on('questionGet', make.body({ question: 'Your first pet?' }), make.status(404), make.status(404), make.valid)
  api.on('questionAnswer', make.status(400, { error_code: 'INVALID_ANSWER' }))
  await world.open()
  await widget.getByRole('textbox').fill(typed.answer)
  await verify(world).click()
  const failed = widget.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  for (const asked of [2, 3]) {
    await expect.poll(() => api.count('questionGet')).toBe(asked)
    await expect(failed).toBeVisible()
    await expect(widget.getByText('Your first pet?')).toBeVisible()
    await expect(widget.getByRole('textbox')).toHaveValue(typed.answer)
    await retry(world).click()
  }
  await expect(widget.getByText('Your first pet?')).toHaveCount(0)
  await expect(failed).toHaveCount(0)
  await expect(verify(world)).toBeEnabled()
})
