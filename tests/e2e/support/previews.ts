/** Every place of the flow as a preview in one page, told by message what to show: loading it once makes it quick. */
import { readFileSync } from 'node:fs'
import type { Frame, Page } from '@playwright/test'
import { previewNames } from '../../../src/demo/places.ts'
import type { FlowDefinition } from '../../../src/generated/flow.types.ts'

const file = new URL('../../../flows/connect.flow.json', import.meta.url)
const definition = JSON.parse(readFileSync(file, 'utf8')) as FlowDefinition

/** Steps, states, errors and overlays, by their names as previews. */
export const names: readonly string[] = previewNames(definition)

export const languages = ['en', 'fr', 'es', 'pt', 'de'] as const
export type Language = (typeof languages)[number]

export interface Previews {
  frame: Frame
  /** Resolves once the place is drawn, in its language, and nothing changes any more. */
  show: (name: string, locale?: Language, mode?: 'light' | 'dark', brand?: object) => Promise<void>
}

export async function openPreviews(page: Page): Promise<Previews> {
  const style = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  // A real page of that origin, emptied: the browser lets no made-up one embed what is served on this machine.
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/?preview`)
  await page.setContent(
    `<iframe name="widget" style="${style}" src="${process.env['TIELINE_WIDGET_URL']}/?preview"></iframe>`,
  )
  const frame = page.frame('widget')
  if (!frame) throw new Error('The page has no frame.')
  await frame.waitForSelector('[data-preview]')
  return {
    frame,
    show: async (step, locale = 'en', mode = 'light', brand = {}) => {
      const message = { action: 'tieline-preview', step, locale, theme: { ...brand, mode } }
      await page.evaluate((data) => window.frames[0]?.postMessage(data, '*'), message)
      await settled(frame, step, locale, mode)
    },
  }
}

/** Drawn, in its language, its pictures there, and unchanged for three frames. */
async function settled(frame: Frame, step: string, locale: string, mode: string): Promise<void> {
  await frame.waitForFunction(
    ([name, language, scheme]) => {
      const { dataset } = document.body
      const mark = document.querySelector('[data-preview]')
      const isAsked = mark?.getAttribute('data-preview') === name && document.documentElement.lang === language
      const isForced = matchMedia('(forced-colors: active)').matches
      const isDressed = isForced || (mark?.parentElement && getComputedStyle(mark.parentElement).colorScheme === scheme)
      const now = document.body.textContent + document.body.getElementsByTagName('*').length
      dataset['quiet'] = now === dataset['last'] ? String(Number(dataset['quiet']) + 1) : '0'
      dataset['last'] = now
      // What is still being fetched has no heading yet, and the logos of consent are tied last.
      const isThere = document.querySelector('[data-heading]') && !document.querySelector('[data-step="2"]')
      const isDrawn = isThere && [...document.images].every(({ complete }) => complete)
      return isDrawn && isAsked && isDressed && Number(dataset['quiet']) >= 3
    },
    [step, locale, mode] as const,
  )
}
