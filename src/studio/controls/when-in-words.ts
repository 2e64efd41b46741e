/** When a rule of a step is followed, read off its pointer: a text that is no flow has no definition to look it up in. */
import type { TextId, Texts } from '../ui-texts.tsx'

const outcomes: Readonly<Record<string, TextId>> = { onDone: 'when.done', onError: 'when.failed' }

/** @param path from the step, or from its state; null: it leads to no rule */
export function whenInWords(path: readonly string[], text: Texts): string | null {
  const [key = '', name = ''] = path
  const first = triggerAt(key, name, text)
  const outcome = outcomes[path[path.indexOf('do') + 1] ?? '']
  const ofCall = path.includes('do') && outcome ? [text(outcome)] : []
  const all = [...(first === null ? [] : [first]), ...ofCall]
  return all.length === 0 ? null : all.join(', ')
}

function triggerAt(key: string, name: string, text: Texts): string | null {
  if (key === 'on' && name !== '') return text('when.event', { event: name })
  if (key === 'status' && name !== '') return text('when.status', { status: name })
  if (key === 'back') return text('when.back')
  if (key === 'enter') return text('trigger.enter')
  if (key === 'poll' && name === 'onTimeout') return text('when.timeout')
  if (key === 'poll' && name === 'onError') return text('when.poll-failure')
  return key === 'after' && name === 'to' ? text('when.time-limit') : null
}
