/** Previews of every place of the flow in one page, shown by message, so that the widget is loaded once. */
import type { Frame, Page } from '@playwright/test'
import type { FlowDefinition } from '../../../src/generated/flow.types.ts'
import { previewNames } from '../../../src/preview/places.ts'
import { specification } from '../../support/specification.ts'

/** Names of all previews of the specification's flow: steps, states, errors and overlays. */
export const names: readonly string[] = previewNames(JSON.parse(specification.flow.text) as FlowDefinition)

export const languages = ['en', 'fr', 'es', 'pt', 'de'] as const
export type Language = (typeof languages)[number]

export interface Previews {
  frame: Frame
  /** Resolves once the place is drawn in this language and scheme and no longer changes. */
  show: (name: string, locale?: Language, mode?: 'light' | 'dark', brand?: object) => Promise<void>
  /** Resizes the widget's frame, as a host would; resolves once it is laid out. */
  resize: (size: { width: number; height: number }) => Promise<void>
}

/** @param flow in place of the one that is served */
export async function openPreviews(page: Page, flow?: FlowDefinition): Promise<Previews> {
  const style = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  // A real page of that origin, emptied: the browser does not let a page without an origin embed local servers.
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/?view=overlay`)
  await page.setContent(
    `<iframe name="widget" style="${style}" src="${process.env['TIELINE_WIDGET_URL']}/?preview"></iframe>`,
  )
  const frame = page.frame('widget')
  if (!frame) throw new Error('The page has no frame.')
  await frame.waitForSelector('[data-preview]')
  // A preview keeps what a message says, until another one says otherwise.
  let unsaid: { flow?: FlowDefinition } = flow ? { flow } : {}
  return {
    frame,
    show: async (step, locale = 'en', mode = 'light', brand = {}) => {
      const message = { action: 'tieline-preview', step, locale, theme: { ...brand, mode }, ...unsaid }
      unsaid = {}
      await page.evaluate((data) => window.frames[0]?.postMessage(data, '*'), message)
      await settled(frame, step, locale, mode)
    },
    resize: async (size) => {
      await page.evaluate(({ width, height }) => {
        const style = document.querySelector('iframe')?.style
        style?.setProperty('width', `${width}px`)
        style?.setProperty('height', `${height}px`)
      }, size)
      await frame.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
      await frame.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    },
  }
}

/** Resolves once the place is drawn, in its language, with its images, and unchanged for three frames. */
async function settled(frame: Frame, step: string, locale: string, mode: string): Promise<void> {
  await frame.waitForFunction(
    ([name, language, scheme]) => {
      const { dataset } = document.body
      const preview = document.querySelector('[data-preview]')
      const isShown = preview?.getAttribute('data-preview') === name && document.documentElement.lang === language
      const isForced = matchMedia('(forced-colors: active)').matches
      const isInScheme =
        isForced || (preview?.parentElement && getComputedStyle(preview.parentElement).colorScheme === scheme)
      const now = document.body.textContent + document.body.getElementsByTagName('*').length
      dataset['quiet'] = now === dataset['last'] ? String(Number(dataset['quiet']) + 1) : '0'
      dataset['last'] = now
      // A screen without its data has no heading yet, a part whose file is under way has a skeleton, and consent connects
      // its logos last.
      const isLoaded =
        document.querySelector('[data-heading]') && !document.querySelector('.placeholder, [data-step="2"]')
      const isDrawn = isLoaded && [...document.images].every(({ complete }) => complete)
      return isDrawn && isShown && isInScheme && Number(dataset['quiet']) >= 3
    },
    [step, locale, mode] as const,
  )
}
