/** What a preview shows, and how a message changes it (docs/decisions/0011-preview.md). */
import { type CompiledFlow, compile, isSameJson, type Values } from '../flow/index.ts'
import type { ClientInfo } from '../generated/api.types.ts'
import type { PreviewMessage } from '../generated/messages.types.ts'
import type { Brand } from '../ui/index.ts'
import { findPreviewTrace, type PreviewTrace, searchPreviewTrace } from './find-trace.ts'
import { createPreview, type Preview } from './preview.ts'

export interface PreviewState {
  /** The place shown, by the name it was asked for. */
  name: string
  /** The name in the address, where the flow never reaches such a place: its first step is shown instead. */
  unknown: string | null
  /** The saved definition, or the last unsaved one that was sent. */
  flow: CompiledFlow
  /** What messages have said of the session; the rest is sample data. */
  client: ClientInfo
  splits: Values
  preview: Preview
  /** What was asked for; null: nothing was. */
  locale: string | null
  theme: Brand
  /** Names of elements that are hidden. */
  hidden: ReadonlySet<string>
}

/** The place named in the address, or the first step with `unknown` set where the flow never reaches that place. */
export function initialPreviewState(flow: CompiledFlow, name: string, locale: string | null): PreviewState {
  const found = findPreviewTrace(flow, name)
  const trace = found ?? findPreviewTrace(flow, '')
  if (!trace) throw new Error(`The flow '${flow.name}' has too many states to preview.`)
  const shown = found ? { name, unknown: null } : { name: '', unknown: name }
  return { ...shown, flow, client: {}, splits: {}, preview: createPreview(trace), locale, theme: {}, hidden: new Set() }
}

/**
 * What is shown after a message, worked out in slices; the same object if this flow and client can't reach the place, or
 * if the flow in the message doesn't compile. What a message doesn't mention stays as it is.
 */
export function* applyMessage(shown: PreviewState, message: PreviewMessage): Generator<undefined, PreviewState> {
  const flow = message.flow === undefined ? shown.flow : compile(message.flow, shown.flow.definition).flow
  if (!flow) return shown
  yield
  const client = message.client ?? shown.client
  const splits = message.splits ?? shown.splits
  const areSameSplits = isSameJson(splits, shown.splits)
  const isSameSession = flow === shown.flow && client === shown.client && areSameSplits
  const isSamePlace = message.step === shown.name && isSameSession
  const trace: PreviewTrace | null = isSamePlace
    ? null
    : yield* searchPreviewTrace(flow, message.step, { client, splits })
  if (!trace && !isSamePlace) return shown
  return {
    name: message.step,
    unknown: null,
    flow,
    client,
    splits,
    // The same place keeps what was typed and opened in it.
    preview: trace ? createPreview(trace) : shown.preview,
    locale: message.locale ?? shown.locale,
    theme: message.theme ?? shown.theme,
    hidden: hiddenAfter(shown.hidden, message.elements ?? {}),
  }
}

function hiddenAfter(hidden: ReadonlySet<string>, elements: Readonly<Record<string, boolean>>): ReadonlySet<string> {
  const names = new Set([...hidden, ...Object.keys(elements)])
  return new Set([...names].filter((name) => (Object.hasOwn(elements, name) ? !elements[name] : true)))
}
