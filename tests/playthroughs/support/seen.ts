/** What a playthrough may say about a screen: which one it is, and which of its messages it shows. */
import type { ScreenName } from '../../../src/generated/flow.types.ts'

/** `closed`: the host has removed the frame. */
export type Seen = ScreenName | 'closed'

/** Key of a message in locales/*.json; a test compares them with the files. */
export type Key = string
