/** Every place of the preview, and what identifies it. */
import { readFileSync } from 'node:fs'
import type { FrameLocator, Page } from '@playwright/test'
import type { FlowDefinition, ScreenName } from '../../../src/generated/flow.types.ts'
import { previewPlaces } from '../../../src/preview/places.ts'
import { expect } from '../../support/browser.ts'
import { specification } from '../../support/specification.ts'
import { texts } from './demo.ts'

export const flow = JSON.parse(specification.flow.text) as FlowDefinition
export const places = previewPlaces(flow).flatMap(({ name, screen, problems }) => [
  { name, screen, problem: null },
  ...problems.map((problem) => ({ name: `${name}!${problem}`, screen, problem })),
])

/** What identifies a screen: its heading, and the buttons that would submit. Keys of locales/ or of the samples' texts. */
const markers: Record<ScreenName, { heading: string; submits: string[] }> = {
  consent: { heading: 'Greenfield', submits: ['consent.continue'] },
  'choose-connection-method': {
    heading: 'choose-connection-method.heading',
    submits: ['choose-connection-method.credentials-button', 'choose-connection-method.invoices-button'],
  },
  'select-source': { heading: 'select-source.heading', submits: ['Hydro Laurentide', 'Fernhill Energy'] },
  'upload-invoices': { heading: 'upload-invoices.heading', submits: ['upload-invoices.continue'] },
  credentials: { heading: 'Fernhill Energy', submits: ['credentials.submit'] },
  progress: { heading: 'progress.heading', submits: [] },
  waiting: { heading: 'waiting.heading', submits: [] },
  'select-account': { heading: 'select-account.heading-multiple', submits: ['select-account.continue-count'] },
  captcha: { heading: 'captcha.heading', submits: ['captcha.verify'] },
  'mfa-methods': { heading: 'methods', submits: ['call', 'email'] },
  question: { heading: 'question.heading', submits: ['question.verify'] },
  success: { heading: 'success.heading', submits: ['success.button'] },
  'error-try-again': {
    heading: 'error-try-again.heading',
    submits: ['error-try-again.retry', 'error-try-again.another'],
  },
  'error-submit-email': { heading: 'error-submit-email.heading', submits: ['error-submit-email.submit'] },
  'add-source-website': { heading: 'add-source-website.heading', submits: ['add-source-website.continue'] },
  'add-source-email': { heading: 'add-source-email.heading', submits: ['add-source-email.submit'] },
  'add-source-thank-you': { heading: 'add-source-thank-you.heading', submits: ['add-source-thank-you.button'] },
  'confirm-exit': { heading: 'confirm-exit.heading', submits: ['confirm-exit.confirm'] },
  'continue-on-phone': { heading: 'continue-on-phone.heading', submits: ['continue-on-phone.cancel'] },
  form: { heading: 'Own or rent?', submits: ['Continue'] },
}

const problemWords: Record<string, (screen: ScreenName) => string> = {
  InvalidAnswer: (screen) => `${screen}.invalid`,
  AccountFailed: () => 'select-account.failed',
  UploadFailed: () => 'upload-invoices.failed',
  SendFailed: () => 'problem.unexpected',
  NeedsHelp: () => 'error-submit-email.text-help',
  Interrupted: () => 'error-submit-email.text',
  Expired: () => 'error-submit-email.text',
}

type Place = (typeof places)[number]
type Widget = FrameLocator | Page

const invoice = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

/** What a user enters before the screen could be submitted. */
const prepare: Partial<Record<ScreenName, (widget: Widget) => Promise<unknown>>> = {
  'select-account': (widget) => widget.getByRole('checkbox').first().check(),
  'upload-invoices': async (widget) => {
    await widget.locator('input[type=file]').setInputFiles(invoice)
    await expect(widget.getByRole('listitem').getByText(invoice.name)).toBeVisible()
  },
}

const sampleTexts = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../src/preview/texts/${language}.json`, import.meta.url), 'utf8'))

/** The place is shown, its submit buttons are disabled, and it is marked as a preview. */
export async function expectPlace(widget: Widget, { screen, problem }: Place, language: string) {
  const samples = sampleTexts(language)
  const words = texts(language)
  const text = (id: string) => samples[id] ?? words(id, '1')
  const { submits } = markers[screen]
  const heading = problem === 'NeedsHelp' ? 'error-submit-email.heading-help' : markers[screen].heading
  await expect(widget.getByRole('heading', { name: text(heading) }).first()).toBeVisible()
  // Before anything is entered: a screen that was shown already is replaced.
  if (problem !== null)
    await expect(widget.getByText(text(problemWords[problem]?.(screen) ?? problem)).first()).toBeVisible()
  await prepare[screen]?.(widget)
  for (const name of submits) await expect(widget.getByRole('button', { name: text(name) }).first()).toBeDisabled()
  await expect(widget.getByText(text('header.preview'), { exact: true })).toBeVisible()
  const logo = widget.locator('header [role=img]')
  await expect(logo).toHaveAttribute('aria-label', words('header.logo', 'Tieline'))
  await expect(widget.locator('header :is(button, a, img)')).toHaveCount(0)
  await expect(widget.locator('header')).toHaveText('')
  await expect(widget.locator('html')).toHaveAttribute('lang', language)
}
