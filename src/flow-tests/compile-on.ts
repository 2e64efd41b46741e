import type { Outcome } from '../engine/index.ts'
import { flowShape } from '../generated/flow.shape.ts'
import type { EventName } from '../generated/flow.types.ts'
import type { TestContext } from './context.ts'
import type { RowEvent } from './model.ts'

const { eventName, statusName } = flowShape.definitions

/** `start`, an outcome, `status Captcha`, `failed CODE` or a user's event: the schema lets nothing else pass. */
export function compileOn(on: string, pointer: string, { checkName }: TestContext): RowEvent {
  if (on === 'start') return { kind: 'start' }
  const type = outcomes[on]
  if (type) return { kind: 'outcome', type }
  const [kind, name] = on.split(' ')
  if (name === undefined) {
    checkName(on, eventName.enum, pointer)
    return { kind: 'user', type: on as EventName }
  }
  // The server may give any code.
  if (kind === 'failed') return { kind: 'failed', code: name }
  checkName(name, statusName.enum, pointer)
  return { kind: 'status', status: name }
}

const outcomes: Readonly<Record<string, Outcome['type']>> = {
  done: '@done',
  failed: '@failed',
  timeout: '@pollTimedOut',
  'time limit': '@timedOut',
  'poll fails': '@pollFailed',
  'read fails': '@loadFailed',
}
