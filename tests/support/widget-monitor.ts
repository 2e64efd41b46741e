/** What holds for every widget in every test: nothing typed and no token leaks, it is never blank, and it ends once at most. */
import { type BrowserContext, expect, type Frame, type Locator } from '@playwright/test'
import { closeButton, closedHeading, closeWidget } from './close-widget.ts'
import { createSessionTokens } from './session-tokens.ts'
import type { Monitor, Tolerance } from './tolerance.ts'
import { createTypedValues } from './typed-values.ts'
import { isDrawn, type ReceivedMessage, type Report, readWidget, takeReports, watchFrame } from './widget-probes.ts'

export async function watchWidgets(
  context: BrowserContext,
  tolerated: Tolerance,
  report: (problem: string) => void,
  limitMs: number,
): Promise<Monitor> {
  const typed = createTypedValues(tolerated.expected ?? [])
  const messages: ReceivedMessage[] = []
  const said: { where: string; text: string; byOther: boolean }[] = []
  /** `byOther`: an address leads to a widget or back to its host, and a host may log what it gets. */
  const say = (where: string, text: string, byOther = false) => said.push({ where, text, byOther })

  /** What has still to come; a page that is gone keeps nothing. */
  const reading: Promise<void>[] = []
  const gone = () => {}

  const tokens = createSessionTokens()
  const pages = new Set<string>()
  const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url)

  context.on('console', (message) => {
    const byOther = !pages.has(originOf(message.location().url))
    say('the console', message.text(), byOther)
    // The text of an object is only its beginning.
    for (const arg of message.args().filter((each) => /^(JSHandle@|\w* ?[{[(])/.test(String(each))))
      reading.push(arg.jsonValue().then((value) => void say('the console', JSON.stringify(value) ?? '', byOther), gone))
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!request.isNavigationRequest()) {
      say('the address of a request', url)
      return say('the referrer of a request', request.headers()['referer'] ?? '')
    }
    say('the address of a page', url, true)
    if (!/[?&]token=/.test(url)) return
    tokens.enterAddress(url)
    pages.add(originOf(url))
  })
  const hear = (reports: readonly Report[]) => {
    for (const each of reports) {
      if ('field' in each) typed.enter(each)
      else if ('where' in each) say(each.where, each.text)
      else {
        messages.push(each)
        say('a message to the host', each.text)
      }
    }
  }
  await context.exposeBinding('tellReports', (_, reports: readonly Report[]) => hear(reports))
  await context.addInitScript(watchFrame)

  return {
    finish: async () => {
      await Promise.all(reading)
      const frames = () => context.pages().flatMap((page) => page.frames())
      for (const frame of frames()) await finishFrame(frame)
      for (const frame of frames()) hear(await frame.evaluate(takeReports).catch(() => []))
      for (const { text } of said.filter(({ where }) => /^a message /.test(where))) tokens.enterMessage(text)
      for (const { where, text, byOther } of said) {
        const leak = typed.leakIn(text)
        if (leak !== null) report(`what was typed is in ${where}: ${leak}`)
        const token = byOther ? null : tokens.leakIn(where, text)
        if (token !== null) report(`a ${token} is in ${where}`)
      }
      if (!tolerated.forged) for (const end of repeatedEnds(messages)) report(`the host was told twice: ${end}`)
    },
  }

  async function finishFrame(frame: Frame) {
    const found = await frame.evaluate(readWidget).catch(() => null)
    if (!found) return
    for (const [where, text] of Object.entries(found.kept)) say(where, text)
    if (tolerated.blank) return
    // A host may remove the frame meanwhile.
    await expect
      .poll(() => frame.evaluate(isDrawn).catch(() => frame.isDetached()), { timeout: limitMs })
      .toBe(true)
      .catch(() => report(`blank: ${frame.url()}`))
    if (tolerated.open) return
    const close = closeButton(frame)
    // A flow may have no header, a preview has no Close, and nothing is left to close at the end.
    const needsNone = frame.locator('[data-preview]').or(closedHeading(frame)).first()
    const header = frame.getByRole('banner').first()
    const isThere = (part: Locator) => part.isVisible().catch(() => false)
    const isSettled = async () => (await isThere(close)) || (await isThere(needsNone)) || !(await isThere(header))
    await expect
      .poll(isSettled, { timeout: limitMs })
      .toBe(true)
      .catch(() => report(`no Close: ${frame.url()}`))
    if (!(await isThere(close))) return
    await closeWidget(frame, limitMs).catch((error: Error) => {
      // A host may remove the frame once it is told, and a pop-up closes itself.
      if (!frame.isDetached() && !frame.page().isClosed()) report(`Close: ${error.message}`)
    })
  }
}

/** Each end that a widget has told more than once. A widget begins with a hello, also when it loads again. */
function repeatedEnds(messages: readonly ReceivedMessage[]): string[] {
  const ended = new Map<string, Set<string>>()
  return messages.flatMap(({ from, action }) => {
    if (action.endsWith('-hello')) ended.set(from, new Set())
    if (!/-(success|close-iframe)$/.test(action)) return []
    const before = ended.get(from)
    if (before?.has(action)) return [action]
    before?.add(action)
    return []
  })
}
