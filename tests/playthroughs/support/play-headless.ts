/** Plays a playthrough without a browser. */
import { perform } from './actions.ts'
import { headlessPerformers } from './headless-actions.ts'
import { messageConditions } from './headless-messages.ts'
import { type HeadlessWidget, openHeadlessWidget } from './headless-widget.ts'
import type { MessageKey } from './names.ts'
import { errorAt, type Playthrough, type ScreenExpectation } from './playthrough.ts'

/** Virtual ms until an expected screen counts as missing, and between two looks at it. */
const timeLimitMs = 60_000
const strideMs = 500

/** Rejects at the first step that fails, with its position in the file. */
export async function playHeadless({ start, steps }: Playthrough): Promise<void> {
  const widget = await openHeadlessWidget(start)
  for (const [index, step] of steps.entries()) {
    try {
      if ('see' in step) await expectScreen(widget, step)
      else if ('received' in step) expectReceived(widget, step.received)
      else await perform(headlessPerformers, widget, step)
    } catch (error) {
      throw errorAt(index, step, error)
    }
  }
  widget.session.dispose()
}

async function expectScreen(widget: HeadlessWidget, expected: ScreenExpectation) {
  for (let waited = 0; ; waited += strideMs) {
    const problems = problemsOf(widget, expected)
    if (problems.length === 0) return
    if (waited >= timeLimitMs) throw new Error(problems.join(' '))
    await widget.advance(strideMs)
  }
}

function problemsOf(
  widget: HeadlessWidget,
  { see: expected, shows = [], hides = [], text = [] }: ScreenExpectation,
): string[] {
  const screen = widget.screen()
  if (screen !== expected) return [`The screen is ${screen}.`]
  return [
    ...shows.filter((key) => !isShown(widget, key, expected)).map((key) => `The screen does not show '${key}'.`),
    ...hides.filter((key) => conditionOf(key)(widget)).map((key) => `The screen shows '${key}'.`),
    ...text
      .filter((part) => !externalTexts(widget).includes(part))
      .map((part) => `The screen does not show the text '${part}'.`),
  ]
}

/** A message without a condition is shown whenever its screen is. */
const isShown = (widget: HeadlessWidget, key: MessageKey, screen: string) =>
  messageConditions[key]?.(widget) ?? key.startsWith(`${screen}.`)

function conditionOf(key: MessageKey) {
  const condition = messageConditions[key]
  if (!condition) throw new Error(`Add a condition for '${key}' to headless-messages.ts.`)
  return condition
}

/** Texts that are not in a locale: the data of queries and of the view. */
function externalTexts(widget: HeadlessWidget): string {
  const { problemText, username, source, website } = widget.view()
  const queries = widget.queries.getQueryCache().findAll({ type: 'all' })
  return JSON.stringify([problemText, username, source?.name, website, queries.map(({ state }) => state.data)])
}

function expectReceived(widget: HeadlessWidget, expected: readonly unknown[]) {
  const [received, wanted] = [widget.received, expected].map((list) => JSON.stringify(list))
  if (received !== wanted) throw new Error(`The host received ${received}.`)
}
