/** Screens that no preview shows: failures at the start, loading, the end, and screens after some use. */
import { expect, type Page } from '@playwright/test'
import { texts } from './demo.ts'
import type { Language } from './previews.ts'
import { answerCall, openWidget, toCredentials, widgetUrl } from './widget.ts'

export interface SessionScreen {
  title: string
  language?: Language
  /** Client settings of the session that is opened first; absent: `open` opens the page itself. */
  client?: object
  /** `say` gives the text of a locale key. */
  open: (page: Page, say: ReturnType<typeof texts>) => Promise<void>
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const expectHeading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()

export const sessionScreens: readonly SessionScreen[] = [
  {
    title: 'no token',
    open: async (page, say) => {
      await page.goto(`${widgetUrl}/`)
      await expectHeading(page, say('token-gate.heading'))
    },
  },
  {
    title: 'an invalid token',
    open: async (page, say) => {
      await page.goto(`${widgetUrl}/?token=${'no-token-'.repeat(6)}`)
      await expectHeading(page, say('token-gate.heading'))
    },
  },
  {
    title: 'client info is refused',
    open: async (page) => {
      await answerCall(page, '/link/info', 400, { display_message: 'This link has expired.' })
      await openWidget(page)
      await expect(page.getByText('This link has expired.')).toBeVisible()
    },
  },
  {
    title: 'an invalid flow',
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
    title: 'the exit confirmation without a session',
    open: async (page, say) => {
      await page.goto(`${widgetUrl}/`)
      await press(page, say('header.close'))
      await expectHeading(page, say('confirm-exit.heading'))
    },
  },
  {
    title: 'the end',
    language: 'fr',
    client: {},
    open: async (page, say) => {
      await press(page, say('consent.cancel'))
      await press(page, say('confirm-exit.confirm'))
      await expectHeading(page, say('closed.heading'))
    },
  },
  {
    title: 'sources are loading',
    language: 'es',
    open: async (page, say) => {
      await page.route('**/link/sources', () => {})
      await openWidget(page, { language: 'ES' })
      await press(page, say('consent.continue'))
      await expect(page.locator('[aria-hidden] [data-part=title]').first()).toBeVisible()
    },
  },
  {
    title: 'sources fail to load',
    language: 'pt',
    open: async (page, say) => {
      await answerCall(page, '/link/sources', 400, {})
      await openWidget(page, { language: 'PT' })
      await press(page, say('consent.continue'))
      await expect(page.getByRole('alert')).toHaveText(say('retry.message'))
    },
  },
  {
    title: 'a search for two letters',
    language: 'de',
    client: { show_step_add_source: true },
    open: async (page, say) => {
      await press(page, say('consent.continue'))
      await page.getByRole('searchbox').fill('hy')
      await expect(page.getByRole('button', { name: say('select-source.clear') })).toBeVisible()
    },
  },
  ...(['en', 'fr', 'es', 'pt', 'de'] as const).map(
    (language): SessionScreen => ({
      title: `the dialog about the product (${language})`,
      language,
      client: {},
      open: async (page, say) => {
        await press(page, say('consent.continue'))
        await press(page, say('select-source.why', 'Tieline'))
        await expectHeading(page, say('about.heading', 'Tieline'))
      },
    }),
  ),
  {
    title: 'credentials submitted empty',
    language: 'fr',
    client: {},
    open: async (page, say) => {
      await toCredentials(page, say('consent.continue'))
      await press(page, say('credentials.submit'))
      await expect(page.getByText(say('credentials.must-agree')).last()).toBeVisible()
    },
  },
  {
    title: 'invoices selected and rejected',
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
    title: 'account numbers entered by hand',
    language: 'es',
    client: { account_select_mode: 'Multiple' },
    open: async (page, say) => {
      await toAccounts(page, say)
      await press(page, say('select-account.manual-multiple'))
      await page.getByRole('textbox').fill('4471\n4472')
    },
  },
  {
    title: 'an account selected',
    language: 'pt',
    client: { account_select_mode: 'Single' },
    open: async (page, say) => {
      await toAccounts(page, say)
      await page.getByRole('radio').first().check()
    },
  },
]

async function toAccounts(page: Page, say: Parameters<SessionScreen['open']>[1]) {
  await toCredentials(page, say('consent.continue'))
  await page.locator('input[autocomplete=username]').fill('user_good')
  await page.locator('input[autocomplete=current-password]').fill('pass_good')
  await page.getByRole('checkbox').check()
  await press(page, say('credentials.submit'))
  await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeVisible()
}

/** Errors in the console that these screens provoke. */
export const provokedErrors = [/status of 400/, /^Tieline: flows\/connect\.flow\.json/]

export async function openSessionScreen(page: Page, { language = 'en', client, open }: SessionScreen): Promise<void> {
  if (client) await openWidget(page, { ...client, language: language.toUpperCase() })
  await open(page, texts(language))
}
