/** Preview mode: shows what the address and messages name, without a token and the API (docs/host.md). Its own chunk. */
import { startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { type CompiledFlow, hasWords } from '../flow/index.ts'
import type { Config } from '../generated/config.types.ts'
import { createFormatter, type Language, loadMessages, parseLanguage } from '../i18n/index.ts'
import { defaultPrefix, parsePreviewMessage } from '../messages/index.ts'
import {
  applyMessage,
  createMessageQueue,
  initialPreviewState,
  loadSampleTexts,
  type PreviewState,
} from '../preview/index.ts'
import { forgetEntered } from '../screens/index.ts'
import { createTextSource, type TextSource } from '../ui/index.ts'
import { parseOrigin } from '../untrusted/index.ts'
import type { Address } from './address.ts'
import { defaultFlow } from './first-requests.ts'
import { loadFlow } from './flow-file.ts'
import { PreviewPage, PreviewProblem } from './preview-page.tsx'
import { flowProblem } from './problem.ts'
import type { Host } from './report.ts'
import { createFlowTexts } from './words.ts'

export interface PreviewOptions {
  root: Root
  host: Host
  address: { preview: string; locale: Address['locale'] }
  config: Config
  /** Where the widget's own files lie. */
  base: string
}

export async function openPreview({ root, host, address, config, base }: PreviewOptions): Promise<void> {
  const textsIn = createTexts()
  const loaded = await loadFlow(config.flow ?? defaultFlow, base, new AbortController().signal)
  if (!loaded.flow) {
    const { details } = flowProblem(host, loaded)
    root.render(
      <PreviewProblem
        details={details}
        text={(await textsIn(parseLanguage(address.locale), null)).text}
        config={config}
      />,
    )
    return
  }
  let drawing = 0
  let drawn: PreviewState['preview'] | null = null
  const draw = async (shown: PreviewState) => {
    drawing += 1
    const current = drawing
    const { flow } = shown.preview
    const language = parseLanguage(shown.locale, flow.page)
    const texts = await textsIn(language, hasWords(flow) ? flow : null)
    // A language that loaded late must not replace a newer state.
    if (current !== drawing) return
    document.documentElement.lang = language
    // Each place is shown as a session of its own.
    if (shown.preview !== drawn) forgetEntered()
    drawn = shown.preview
    // A transition keeps the last screen until the next one is ready.
    startTransition(() =>
      root.render(
        <PreviewPage shown={shown} language={language} text={texts.text} samples={texts.samples} config={config} />,
      ),
    )
  }
  const first = initialPreviewState(loaded.flow, address.preview, address.locale)
  await draw(first)
  const receive = createMessageQueue({
    first,
    apply: applyMessage,
    draw: (shown) => void draw(shown),
    nextFrame: (run) => requestAnimationFrame(run),
    now: () => performance.now(),
  })
  window.addEventListener('message', (event) => {
    if (!isFromDriver(event, window, config.previewOrigins ?? [])) return
    const message = parsePreviewMessage(event.data, config.messagePrefix ?? defaultPrefix)
    if (message) receive(message)
  })
  host.notify({ message: 'preview-ready' })
}

/** Whether a message comes from the parent page, of an origin that may change previews: configured, or the widget's own. */
export function isFromDriver(
  { source, origin }: Pick<MessageEvent, 'source' | 'origin'>,
  page: Window,
  permitted: readonly string[],
): boolean {
  const known = parseOrigin(origin)
  const drivers = [page.location.origin, ...permitted].map(parseOrigin)
  return source === page.parent && page.parent !== page && known !== null && drivers.includes(known)
}

/**
 * Texts of the widget and of the samples, created once per language: new objects would redraw every screen. `flow`: one
 * that has words of its own.
 */
function createTexts() {
  const known = new Map<Language, Awaited<ReturnType<typeof loadTexts>>>()
  let own: { flow: CompiledFlow; language: Language; text: TextSource } | null = null
  return async (language: Language, flow: CompiledFlow | null) => {
    const texts = known.get(language) ?? (await loadTexts(language))
    known.set(language, texts)
    if (!flow) return texts
    if (own?.flow !== flow || own.language !== language)
      own = { flow, language, text: await createFlowTexts(flow, language, texts.messages) }
    return { ...texts, text: own.text }
  }
}

async function loadTexts(language: Language) {
  const [messages, samples] = await Promise.all([loadMessages(language), loadSampleTexts(language)])
  return { messages, text: createTextSource(createFormatter(language, messages)), samples }
}
