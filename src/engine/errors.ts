/** Why the engine can't go on: a code to decide by, and a sentence for developers. */
type EngineErrorCode = 'no-start' | 'too-many-states' | 'unknown-place'

export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: EngineErrorCode

  constructor(code: EngineErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
