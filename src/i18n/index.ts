export {
  createFormatter,
  type Formatter,
  type MessageProblem,
  type MessageValues,
  type RichValues,
} from './formatter.ts'
export { type Language, languages, parseLanguage, preferredLanguage } from './language.ts'
export { loadMessages, type MessageId, type Messages, type ParsedMessage } from './messages.ts'
export { createOwnFormatter, loadParser, type OwnMessages } from './own-messages.ts'
