/** A flow with words of its own: the same screen twice, in German, from a flow file, and in the preview of an unsaved one. */
import type { Page } from '@playwright/test'
import type { FlowDefinition, Words } from '../../src/generated/flow.types.ts'
import { specification } from '../support/specification.ts'
import { openDemo } from './support/demo.ts'
import { openHost } from './support/preview-host.ts'
import { expect, test } from './support/servers-per-test.ts'

const inGerman = (texts: Readonly<Record<string, string>>): Words =>
  Object.fromEntries(Object.entries(texts).map(([key, de]) => [key, { de }]))

/** A second step with the screen of the first, and words for either, for the frame and for the dialog. */
function giveWords(flow: FlowDefinition) {
  const { keepMounted: _, description: __, ...consent } = flow.steps['consent']!
  flow.words = inGerman({ 'header.close': 'Verlassen' })
  flow.steps['consent']!.words = inGerman({ 'consent.heading': '{client} fragt Sie etwas' })
  flow.steps['tariff'] = {
    ...consent,
    route: '/tariff',
    words: inGerman({
      'consent.heading': '{client} ändert Ihren Tarif',
      'consent.continue': 'Einverstanden',
      'consent.agreement': 'Bitte lesen Sie die <link>Datenschutzerklärung</link>.',
    }),
  }
  flow.path = ['consent', 'tariff', ...flow.path.slice(1)]
  flow.overlays['confirmExit']!.words = inGerman({ 'confirm-exit.confirm': 'Ja, verlassen' })
}

/** Requests for the parser, as they happen. */
function parsersFor(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/parser-/.test(request.url())) requests.push(request.url())
  })
  return requests
}

/** Everything that was a heading at any time. */
function recordHeadings() {
  const seen = new Set<string>()
  Object.assign(window, { seen })
  const look = () => {
    for (const heading of document.querySelectorAll('[data-heading]')) seen.add(heading.textContent)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}

test('the same screen says something else at each of two steps, from its first moment', async ({ page, servers }) => {
  await servers.editFlow(giveWords)
  await page.addInitScript(recordHeadings)
  const parsers = parsersFor(page)
  const { widget } = await openDemo(page, { language: 'de', show_step_consent: 'on' }, servers.demo)
  await expect(widget.getByRole('heading', { name: /fragt Sie etwas$/ })).toBeVisible()
  await expect(widget.getByRole('button', { name: 'Verlassen' })).toBeVisible()
  await widget.getByRole('button', { name: 'Weiter' }).click()
  await expect(widget.getByRole('heading', { name: /^\S.* ändert Ihren Tarif$/ })).toBeFocused()
  await expect(widget.getByRole('link', { name: /^Datenschutzerklärung/ })).toBeVisible()

  await widget.getByRole('button', { name: 'Verlassen' }).click()
  await expect(widget.getByRole('button', { name: 'Ja, verlassen' })).toBeVisible()
  await widget.getByRole('button', { name: 'Nein, fortfahren' }).click()
  await widget.getByRole('button', { name: 'Einverstanden' }).click()
  await expect(widget.getByRole('heading', { name: 'Anbieter auswählen' })).toBeVisible()
  const seen = await widget.locator('body').evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen.filter((heading) => heading.includes('nutzt'))).toEqual([])
  expect(parsers, 'the words were parsed before they were served').toEqual([])
})

test('the preview shows the words of a flow that is not saved', async ({ page }) => {
  const flow = JSON.parse(specification.flow.text) as FlowDefinition
  giveWords(flow)
  const parsers = parsersFor(page)
  const { widget, post } = await openHost(page)
  await post({ step: 'tariff', locale: 'de', flow })
  await expect(widget.getByRole('heading', { name: /ändert Ihren Tarif$/ })).toBeVisible()
  await expect(widget.getByRole('button', { name: 'Einverstanden' })).toBeVisible()
  expect(parsers).toHaveLength(1)
  await post({ step: 'consent' })
  await expect(widget.getByRole('heading', { name: /fragt Sie etwas$/ })).toBeVisible()
  await post({ step: 'consent', locale: 'en' })
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test.describe('words that fail to load', () => {
  test.use({ tolerated: { console: [/ERR_FAILED/] } })

  test('are replaced by the usual ones', async ({ page, servers }) => {
    await servers.editFlow(giveWords)
    await page.route(/\/assets\/words-/, (route) => route.abort())
    const { widget } = await openDemo(page, { language: 'de', show_step_consent: 'on' }, servers.demo)
    await expect(widget.getByRole('button', { name: 'Weiter' })).toBeVisible()
  })
})
