import { defined, pointerSegments, pollLimits, type Shape } from '../../flow/index.ts'
import { flowShape } from '../../generated/flow.shape.ts'

export interface Bounds {
  minimum: number
  maximum: number
}

const { settings, ms, timeLimit } = flowShape.definitions

/** What the schema allows for a setting. */
export function boundsOfSetting(name: string): Bounds {
  const shapes: Readonly<Record<string, Shape>> = settings.properties
  const { minimum, maximum } = defined(shapes[name], `setting '${name}'`)
  return { minimum: defined(minimum, 'minimum'), maximum: defined(maximum, 'maximum') }
}

/** Of the sessions, in per cent. */
export const boundsOfShare: Bounds = { minimum: 0, maximum: 100 }

/** Keys of durations in steps. */
const timeKeys = ['ms', 'after', 'everyMs', 'timeoutMs'] as const

export type TimeKey = (typeof timeKeys)[number]

export const isTimeKey = (key: string): key is TimeKey => timeKeys.some((each) => each === key)

/** What the schema and the linter allow for a duration of a step. */
export function boundsOfTime(key: TimeKey): Bounds {
  const { minimum, maximum } = key === 'ms' ? timeLimit.properties.ms : ms
  if (key !== 'everyMs' && key !== 'timeoutMs') return { minimum, maximum }
  const { least, most } = pollLimits[key]
  return { minimum: least, maximum: Math.min(most, maximum) }
}

/** What is allowed for a number of a flow, by its pointer. */
export function boundsAt(pointer: string): Bounds {
  const [part, ...path] = pointerSegments(pointer)
  const key = defined(path.at(-1), 'key of a number')
  if (part === 'settings' && Object.hasOwn(settings.properties, key)) return boundsOfSetting(key)
  if (part === 'inputs' && path.includes('shares')) return boundsOfShare
  return isTimeKey(key) ? boundsOfTime(key) : { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
}
