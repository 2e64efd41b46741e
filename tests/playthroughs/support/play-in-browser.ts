/** Plays a playthrough in a browser. */
import { expect, type Page } from '@playwright/test'
import { perform } from './actions.ts'
import { browserPerformers } from './browser-actions.ts'
import { type BrowserWidget, openBrowserWidget, type Servers } from './browser-widget.ts'
import { expectChannel } from './expect-channel.ts'
import { expectFocus } from './expect-focus.ts'
import type { CreateInputDevice } from './input-device.ts'
import type { DisplayedScreen, MessageKey } from './names.ts'
import { type Reading, readPage } from './page-reader.ts'
import { englishAmong, localeOf, phrase, sandboxTextsOf, withPlainSpaces } from './phrases.ts'
import { errorAt, type Playthrough, type ScreenExpectation } from './playthrough.ts'
import { screenMarkers } from './screen-markers.ts'

/** Virtual ms between two looks at the page. */
const strideMs = 500
/** Real ms until an expected screen counts as missing. */
const timeLimitMs = 90_000

/** Rejects at the first step that fails, with its position in the file. */
export async function playInBrowser(
  page: Page,
  playthrough: Playthrough,
  servers: Servers,
  device: CreateInputDevice,
  /** Awaited between the opening of the widget and the first step. */
  beforeSteps: () => Promise<void> = async () => {},
): Promise<void> {
  const { start, steps } = playthrough
  const widget = await openBrowserWidget(page, start, servers, device)
  await beforeSteps()
  for (const [index, step] of steps.entries()) {
    try {
      if ('see' in step) await expectScreen(widget, step)
      else if ('received' in step) await expect.poll(widget.received).toEqual(step.received)
      else await perform(browserPerformers, widget, step)
    } catch (error) {
      throw errorAt(index, step, error)
    }
  }
  await expectChannel(page, playthrough)
}

async function expectScreen(widget: BrowserWidget, expected: ScreenExpectation) {
  if (expected.see === 'closed') return expect(widget.page.locator('iframe')).toHaveCount(0)
  const deadline = performance.now() + timeLimitMs
  for (;;) {
    const reading = await read(widget)
    const problems = problemsOf(reading, expected, widget.language)
    if (problems.length === 0) {
      expectReadable(reading, widget.language)
      return expectFocus(widget)
    }
    if (performance.now() > deadline)
      throw new Error(`${problems.join(' ')}\nThe page shows: ${reading.texts.join(' | ')}`)
    // Responses arrive in real time, so virtual time passes only while no request is pending.
    if (!(await widget.waitForResponse())) await widget.advance(strideMs)
  }
}

/** The texts of the page, without the addition that links have for screen readers. */
async function read({ frame, language }: BrowserWidget): Promise<Reading> {
  // Evaluation fails while a reload replaces the page, which then shows nothing.
  const { texts, cut } = await frame.evaluate(readPage).catch(() => ({ texts: [], cut: [] }))
  const addition = ` (${localeOf(language)['link.new-window']})`
  return { texts: texts.map((text) => text.replaceAll(addition, '')), cut }
}

function problemsOf(
  { texts }: Reading,
  { see: screen, shows = [], hides = [], text = [] }: ScreenExpectation,
  language: string,
) {
  const hasMessage = (key: MessageKey) => {
    const pattern = phrase(language, [key])
    return texts.some((shown) => pattern.test(shown))
  }
  const hasText = (part: string) => texts.some((shown) => shown.includes(withPlainSpaces(part)))
  const sandbox = sandboxTextsOf(language)
  const isDisplayed = markersOf(screen).some((set) =>
    set.every((marker) => (typeof marker === 'string' ? hasMessage(marker) : hasText(marker(sandbox)))),
  )
  if (!isDisplayed) return [`The page does not show the screen ${screen}.`]
  return [
    ...shows.filter((key) => !hasMessage(key)).map((key) => `The page does not show '${key}'.`),
    ...hides.filter(hasMessage).map((key) => `The page shows '${key}'.`),
    ...text.filter((part) => !hasText(part)).map((part) => `The page does not show the text '${part}'.`),
  ]
}

const markersOf = (screen: DisplayedScreen) => (screen === 'closed' ? [] : screenMarkers[screen])

function expectReadable({ texts, cut }: Reading, language: string) {
  expect(englishAmong(texts, language), 'English texts').toEqual([])
  expect(cut, 'texts that are cut off').toEqual([])
}
