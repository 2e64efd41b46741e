/** What the handler of a call gets and returns. The compiler asks for one handler per call of schemas/api. */
import type { Calls } from '../generated/api.types.ts'
import type { SourceContext } from './catalogue.ts'
import type { CallName } from './schemas.ts'
import type { Session } from './session.ts'
import type { Texts } from './texts.ts'

/** The part of a web `File` that the sandbox needs. */
export interface UploadedFile {
  name: string
  slice(start: number, end: number): { text(): Promise<string> }
}

export interface CallContext {
  session: Session
  /** Virtual time; `session.run` is up to date with it. */
  now: number
  /** The server's own origin: the base of the logos' addresses. */
  origin: string
  /** The texts for the user, in the session's language. */
  texts: Texts
  /** Files of a multipart call. */
  files: readonly UploadedFile[]
}

/** What finding a source needs of a call. */
export const sourceContext = ({ session: { offered }, origin, texts }: CallContext): SourceContext => ({
  origin,
  texts,
  offered,
})

/** Gets a checked body. Throws a CallError; returns nothing for a 204. */
export type Handler<Name extends CallName> = (
  body: Calls[Name]['request'],
  context: CallContext,
) => Calls[Name]['response'] | Promise<Calls[Name]['response']>

export type Handlers<Name extends CallName> = { [N in Name]: Handler<N> }
