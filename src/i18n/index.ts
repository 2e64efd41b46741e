export {
  createFormatter,
  type Formatter,
  type MessageProblem,
  type MessageValues,
  type RichValues,
} from './formatter.ts'
export { type Language, languages, parseLanguage, preferredLanguage } from './language.ts'
export { loadLibrary } from './library.ts'
export { loadFirstMessages, loadLaterMessages, loadMessages, type MessageId, type Messages } from './messages.ts'
export { createOwnFormatter, loadParser, type OwnMessages } from './own-messages.ts'
export type { ParsedMessage } from './plain.ts'
