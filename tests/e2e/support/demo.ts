/** The demo host page as a person sees it: the widget in its frame, and the messages it received. */
import { readFileSync } from 'node:fs'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { chooseFound } from './widget.ts'

export interface Demo {
  widget: FrameLocator
  /** Names of the messages received, in order. */
  actions: Locator
  body: (action: string) => Promise<unknown>
  texts: (language: string) => (id: string, value?: string) => string
  signIn: (credentials: { username: string; password: string }) => Promise<void>
  connect: (given: { search: string; username: string; password: string }) => Promise<void>
}

export type DemoSettings = Partial<
  Record<
    | 'mode'
    | 'language'
    | 'account_select_mode'
    | 'source_id'
    | 'allow_document_upload'
    | 'show_step_add_source'
    | 'show_step_consent'
    | 'no_policies'
    // Any client info, as JSON; the others above count for nothing then.
    | 'client',
    string
  >
>

export async function openDemo(
  page: Page,
  settings: DemoSettings = {},
  demoUrl = process.env['TIELINE_DEMO_URL'] ?? '',
): Promise<Demo> {
  await page.goto(`${demoUrl}/?${new URLSearchParams(settings)}`)
  const widget = page.frameLocator('iframe')
  const demo: Demo = {
    widget,
    actions: page.locator('#messages strong'),
    body: async (action) =>
      JSON.parse((await page.locator(`#messages [data-action=${action}]`).getAttribute('data-body')) ?? ''),
    texts,
    signIn: async ({ username, password }) => {
      await widget.locator('input[autocomplete=username]').fill(username)
      await widget.locator('input[autocomplete=current-password]').fill(password)
      const agreement = widget.getByRole('checkbox')
      if (await agreement.isVisible()) await agreement.check()
      await widget.getByRole('button', { name: 'Submit' }).click()
    },
    connect: async ({ search, ...credentials }) => {
      await widget.getByRole('button', { name: 'Continue' }).click()
      await widget.getByRole('searchbox', { name: 'Search for a source' }).fill(search)
      await chooseFound(widget, new RegExp(search, 'i'))
      await demo.signIn(credentials)
    },
  }
  return demo
}

/** A language's words as they stand in its file; `value` takes the place of the one argument. */
export function texts(language: string) {
  const words = JSON.parse(
    readFileSync(new URL(`../../../locales/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>
  return (id: string, value = '') => (words[id] ?? id).replace(/''/g, "'").replace(/\{[^}]*\}/g, value)
}
