/** What no preview shows: gates, problems, waiting, the end, and what becomes of a screen while it is used. */
import { expect, type Page } from '@playwright/test'
import { texts } from './demo.ts'
import type { Language } from './previews.ts'
import { answerCall, openWidget, toCredentials, widgetUrl } from './widget.ts'

export interface Situation {
  title: string
  language?: Language
  /** Settings of the session that it begins with; absent: it opens the page itself, in English. */
  client?: object
  /** `say` gives the words of a locale key. */
  open: (page: Page, say: ReturnType<typeof texts>) => Promise<void>
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const sees = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()

export const situations: readonly Situation[] = [
  {
    title: 'no token',
    open: async (page, say) => {
      await page.goto(`${widgetUrl}/`)
      await sees(page, say('token-gate.heading'))
    },
  },
  {
    title: 'a token that is none',
    open: async (page, say) => {
      await page.goto(`${widgetUrl}/?token=${'no-token-'.repeat(6)}`)
      await sees(page, say('token-gate.heading'))
    },
  },
  {
    title: 'a client that is refused',
    open: async (page) => {
      await answerCall(page, '/link/info', 400, { display_message: 'This link has expired.' })
      await openWidget(page)
      await expect(page.getByText('This link has expired.')).toBeVisible()
    },
  },
  {
    title: 'a flow that cannot be used',
    open: async (page, say) => {
      await page.route('**/flows/connect.flow.json', (route) => route.fulfill({ json: { name: 'connect' } }))
      await openWidget(page)
      await expect(page.getByText(say('problem.flow'))).toBeVisible()
    },
  },
  {
    title: 'the first load',
    open: async (page, say) => {
      await page.route('**/link/info', () => {})
      await openWidget(page)
      await expect(page.getByRole('img', { name: say('app.loading') })).toBeVisible()
    },
  },
  {
    title: 'the exit confirmation of a gate',
    open: async (page, say) => {
      await page.goto(`${widgetUrl}/`)
      await press(page, say('header.close'))
      await sees(page, say('confirm-exit.heading'))
    },
  },
  {
    title: 'the end',
    language: 'fr',
    client: {},
    open: async (page, say) => {
      await press(page, say('consent.cancel'))
      await press(page, say('confirm-exit.confirm'))
      await sees(page, say('closed.heading'))
    },
  },
  {
    title: 'sources that are loading',
    language: 'es',
    client: {},
    open: async (page, say) => {
      await page.route('**/link/sources', () => {})
      await press(page, say('consent.continue'))
      await expect(page.locator('[aria-hidden] [data-part=title]').first()).toBeVisible()
    },
  },
  {
    title: 'sources that cannot be had',
    language: 'pt',
    client: {},
    open: async (page, say) => {
      await answerCall(page, '/link/sources', 400, {})
      await press(page, say('consent.continue'))
      await expect(page.getByRole('alert')).toHaveText(say('retry.message'))
    },
  },
  {
    title: 'a search of two letters',
    language: 'de',
    client: { show_step_add_source: true },
    open: async (page, say) => {
      await press(page, say('consent.continue'))
      await page.getByRole('searchbox').fill('hy')
      await expect(page.getByRole('button', { name: say('select-source.clear') })).toBeVisible()
    },
  },
  ...(['en', 'fr', 'es', 'pt', 'de'] as const).map(
    (language): Situation => ({
      title: `why the product is involved (${language})`,
      language,
      client: {},
      open: async (page, say) => {
        await press(page, say('consent.continue'))
        await press(page, say('select-source.why', 'Tieline'))
        await sees(page, say('about.heading', 'Tieline'))
      },
    }),
  ),
  {
    title: 'a form that was sent empty',
    language: 'fr',
    client: {},
    open: async (page, say) => {
      await toCredentials(page, say('consent.continue'))
      await press(page, say('credentials.submit'))
      await expect(page.getByText(say('credentials.must-agree')).last()).toBeVisible()
    },
  },
  {
    title: 'invoices that were chosen and refused',
    language: 'de',
    client: { allow_document_upload: true },
    open: async (page, say) => {
      await press(page, say('consent.continue'))
      await press(page, say('choose-connection-method.invoices-button'))
      await page.getByRole('listitem').getByRole('button').first().click()
      const file = (name: string, mimeType: string, text: string) => ({ name, mimeType, buffer: Buffer.from(text) })
      const name = `Jahresabrechnung_${'2026'.repeat(8)}.pdf`
      await page
        .locator('input[type=file]')
        .setInputFiles([file(name, 'application/pdf', '%PDF-1.7'), file('picture.jpg', 'image/jpeg', 'picture')])
      await expect(page.getByRole('alert')).toContainText('picture.jpg')
    },
  },
  {
    title: 'accounts to type in',
    language: 'es',
    client: { account_select_mode: 'Multiple' },
    open: async (page, say) => {
      await toAccounts(page, say)
      await press(page, say('select-account.manual-multiple'))
      await page.getByRole('textbox').fill('4471\n4472')
    },
  },
  {
    title: 'an account that is chosen',
    language: 'pt',
    client: { account_select_mode: 'Single' },
    open: async (page, say) => {
      await toAccounts(page, say)
      await page.getByRole('radio').first().check()
    },
  },
]

async function toAccounts(page: Page, say: Parameters<Situation['open']>[1]) {
  await toCredentials(page, say('consent.continue'))
  await page.locator('input[autocomplete=username]').fill('user_good')
  await page.locator('input[autocomplete=current-password]').fill('pass_good')
  await page.getByRole('checkbox').check()
  await press(page, say('credentials.submit'))
  await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeVisible()
}

/** Errors in the console that these situations provoke. */
export const provoked = [/status of 400/, /^Tieline: flows\/connect\.flow\.json/]

export async function openSituation(page: Page, { language = 'en', client, open }: Situation): Promise<void> {
  if (client) await openWidget(page, { ...client, language: language.toUpperCase() })
  await open(page, texts(language))
}
