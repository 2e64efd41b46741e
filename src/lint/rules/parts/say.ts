/** A better sentence for what the compiler found; null where it says it well. `hint`: its own mend. */
export type Say = (name: string, hint: string, pointer: string, definition: unknown) => string | null
