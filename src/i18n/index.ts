export { createFormatter, type Formatter, type MessageProblem, type RichValues, type Values } from './formatter.ts'
export { isolate } from './isolate.ts'
export { type Language, languages, parseLanguage, preferredLanguage } from './language.ts'
export { loadMessages, type MessageId, type Messages } from './messages.ts'
