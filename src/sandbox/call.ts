/** What a call is given and gives back: one handler per call of schemas/api, checked by the compiler. */
import type { Calls } from '../generated/api.types.ts'
import type { Session } from './session.ts'
import type { Texts } from './texts.ts'

export type CallName = keyof Omit<Calls, 'ErrorBody'>

/** What is asked of a file in a form. */
export interface UploadedFile {
  name: string
  slice(start: number, end: number): { text(): Promise<string> }
}

export interface CallContext {
  session: Session
  /** Virtual time; `session.run` is settled up to it. */
  now: number
  /** Where this server was reached: the base of the logos' addresses. */
  origin: string
  /** What the user is told, in the session's language. */
  texts: Texts
  /** Files of a multipart call. */
  files: readonly UploadedFile[]
}

/** Bodies are checked before; a handler throws a Refusal, and returns nothing for a 204. */
export type Handler<Name extends CallName> = (
  body: Calls[Name]['request'],
  context: CallContext,
) => Calls[Name]['response'] | Promise<Calls[Name]['response']>

export type Handlers<Name extends CallName> = { [N in Name]: Handler<N> }
