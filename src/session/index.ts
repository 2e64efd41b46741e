export { type Clock, systemClock } from './clock.ts'
export { readData } from './known-data.ts'
export { type Opening, openSession } from './opening.ts'
export type { Read, Reads } from './reads.ts'
export { retryDelay, retryRead } from './retry.ts'
export { createSession, type Session, type SessionOptions, type SessionState } from './session.ts'
export { splitValues } from './split.ts'
<<<<<<< HEAD
export { shortestWithWarning, type TimeLimit } from './time-limit.ts'
=======
>>>>>>> wJ
