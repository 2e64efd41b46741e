import { sealStates } from './next-state.ts'

/** For development and tests: freezes every state. It costs time and bytes, so production does without. */
export const freezeStates = (): void => sealStates(freeze)

/** Plain objects and arrays only: the inputs of a walk throw when one is read that is not decided. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return
  Object.freeze(value)
  for (const each of Object.values(value)) freeze(each)
}
