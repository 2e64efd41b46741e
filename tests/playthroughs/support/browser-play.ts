/** One playthrough in a browser. */
import { expect, type Page } from '@playwright/test'
import { browserActions } from './browser-verbs.ts'
import { type BrowserWorld, openBrowserWorld, type Servers } from './browser-world.ts'
import { checkFocus } from './check-focus.ts'
import type { CreateInputDevice } from './input-device.ts'
import { type Reading, readPage } from './page-reader.ts'
import { englishAmong, evenlySpaced, localeOf, phrase, sandboxTextsOf } from './phrases.ts'
import type { Key, Playthrough, See, Seen } from './playthrough.ts'
import { screenMarkers } from './screen-markers.ts'
import { act } from './verbs.ts'

/** How much of the user's time passes between two looks (ms), and how long the test looks at most (real ms). */
const glanceMs = 500
const patienceMs = 20_000

/** Rejects with the place in the file and what is wrong there. */
export async function playInBrowser(
  page: Page,
  { start, play }: Playthrough,
  servers: Servers,
  hand: CreateInputDevice,
): Promise<void> {
  const world = await openBrowserWorld(page, start, servers, hand)
  for (const [index, moment] of play.entries()) {
    try {
      if ('see' in moment) await see(world, moment)
      else if ('hear' in moment) await expect.poll(world.heard).toEqual(moment.hear)
      else await act(browserActions, world, moment)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`/play/${index} ${JSON.stringify(moment)}: ${why}`)
    }
  }
}

async function see(world: BrowserWorld, expected: See) {
  if (expected.see === 'closed') return expect(world.page.locator('iframe')).toHaveCount(0)
  const until = performance.now() + patienceMs
  for (;;) {
    const reading = await read(world)
    const missing = missingFrom(reading, expected, world.language)
    if (missing.length === 0) {
      checkWords(reading, world.language)
      return checkFocus(world)
    }
    if (performance.now() > until) throw new Error(`${missing.join(' ')}\nThe page says: ${reading.texts.join(' | ')}`)
    // Answers come in real time, so the user's stands still for them.
    if (!(await world.answered())) await world.pass(glanceMs)
  }
}

/** While a page is being replaced there is nothing to read. What links say besides their words is left out. */
async function read({ frame, language }: BrowserWorld): Promise<Reading> {
  const { texts, cut } = await frame.evaluate(readPage).catch(() => ({ texts: [], cut: [] }))
  const aside = ` (${localeOf(language)['link.new-window']})`
  return { texts: texts.map((text) => text.replaceAll(aside, '')), cut }
}

function missingFrom({ texts }: Reading, { see: screen, says = [], not = [], text = [] }: See, language: string) {
  const said = (key: Key) => {
    const pattern = phrase(language, [key])
    return texts.some((words) => pattern.test(words))
  }
  const shown = (part: string) => texts.some((words) => words.includes(evenlySpaced(part)))
  const sandbox = sandboxTextsOf(language)
  const isHere = signsOf(screen).some((set) =>
    set.every((sign) => (typeof sign === 'string' ? said(sign) : shown(sign(sandbox)))),
  )
  if (!isHere) return [`The user does not see ${screen}.`]
  return [
    ...says.filter((key) => !said(key)).map((key) => `'${key}' is not said.`),
    ...not.filter(said).map((key) => `'${key}' is said.`),
    ...text.filter((words) => !shown(words)).map((words) => `'${words}' is not shown.`),
  ]
}

const signsOf = (screen: Seen) => (screen === 'closed' ? [] : screenMarkers[screen])

function checkWords({ texts, cut }: Reading, language: string) {
  expect(englishAmong(texts, language), 'what is English').toEqual([])
  expect(cut, 'what is cut off').toEqual([])
}
