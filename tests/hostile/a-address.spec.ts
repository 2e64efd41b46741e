/** A. The address (cases 1–8). */
import { randomUUID } from 'node:crypto'
import * as make from './support/behaviours.ts'
import { source } from './support/valid-answers.ts'
import { expect, test } from './support/world.ts'

const guid = '17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'

const refused: readonly [title: string, query: string, text: string][] = [
  ['1 no token', '', 'Token required'],
  ['1 an empty token', '?token=', 'Token required'],
  ['2 not a GUID', '?token=abc', 'Invalid token: abc'],
  ['2 10 kB', `?token=${'x'.repeat(10_000)}`, `Invalid token: ${'x'.repeat(64)}`],
  ['2 markup', '?token=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'Invalid token: <img src=x onerror=alert(1)>'],
  ['2 a GUID and more', `?token=${guid}%0A`, `Invalid token: ${guid}`],
  [
    '2 a GUID with a look-alike digit',
    `?token=${guid.replace('1', '١')}`,
    `Invalid token: \u2068${guid.replace('1', '١')}\u2069`,
  ],
  ['2 half a surrogate pair', '?token=%ED%A0%80', 'Invalid token: ���'],
  ['3 two tokens', `?token=${guid}&token=${guid}`, `Invalid token: ${guid}`],
  ['4 broken percent-encoding', `?token=${guid}&source_id=%E0%A4%A`, `Invalid token: ${guid}`],
]

for (const [title, query, text] of refused) {
  test(`${title}: '${text.slice(0, 40)}' as text, and no call`, async ({ world }) => {
    await world.open({ query })
    await expect(world.widget.getByRole('alert')).toHaveText(text)
    await expect(world.widget.getByRole('img', { name: 'x' })).toHaveCount(0)
    expect(world.api.received).toEqual([])
    await expect
      .poll(async () => (await world.received())[1])
      .toMatchObject({
        action: 'tieline-error',
        reason: text.startsWith('Token required') ? 'TokenRequired' : 'InvalidToken',
      })
  })
}

const sourceIds: readonly [title: string, sourceId: string][] = [
  ['5 an unknown source_id', 'nobody'],
  ['6 source_id=__proto__', '__proto__'],
  ['6 source_id=constructor', 'constructor'],
  ['6 a source_id of 5 kB', 'x'.repeat(5000)],
  ['6 a source_id of markup', '%3Cb%3Ex'],
]

for (const [title, sourceId] of sourceIds) {
  test(`${title}: the list of sources`, async ({ world }) => {
    await world.open({ query: `?token=${randomUUID()}&source_id=${sourceId}` })
    await world.widget.getByRole('button', { name: 'Continue' }).click()
    await expect(world.widget.getByRole('button', { name: /Hydra Water/ })).toBeVisible()
  })
}

test('5 a source_id that yields several sources: the list of sources', async ({ world }) => {
  world.api.on('sources', make.body({ sources: [source('Hydra Water'), source('Other Gas')] }))
  await world.open({ query: `?token=${randomUUID()}&source_id=hydra-water` })
  await world.widget.getByRole('button', { name: 'Continue' }).click()
  await expect(world.widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
})

test('7 a preview with a real token: the preview, and no call', async ({ world }) => {
  world.hasNoClose()
  await world.open({ query: `?token=${guid}&preview=enterCredentials` })
  await expect(world.widget.getByText('Preview', { exact: true })).toBeVisible()
  await expect(world.widget.getByRole('button', { name: 'Submit' })).toBeDisabled()
  expect(world.api.received).toEqual([])
})

test('8 without a host page: it works, and Close says what to do', async ({ world }) => {
  await world.open({ isTop: true })
  await world.page.getByRole('button', { name: 'Continue' }).click()
  await expect(world.page.getByRole('button', { name: /Hydra Water/ })).toBeVisible()
})
