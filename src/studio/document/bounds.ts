import { defined, type Shape } from '../../flow/index.ts'
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

export const boundsOfDuration: Bounds = ms

export const boundsOfTimeLimit: Bounds = timeLimit.properties.ms
