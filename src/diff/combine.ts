import type { InputSet } from '../engine/index.ts'

/** Adds inputs to those that a key already has. */
export function addInputs<Key>(sets: Map<Key, InputSet>, key: Key, added: InputSet): void {
  const known = sets.get(key)
  sets.set(key, known === undefined ? added : known | added)
}
