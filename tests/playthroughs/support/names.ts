/** Names that a playthrough uses for what is displayed. */
import type { ScreenName } from '../../../src/generated/flow.types.ts'

/** `closed`: the host has removed the frame. */
export type DisplayedScreen = ScreenName | 'closed'

/** Key of a message in locales/*.json; files.test.ts compares them with the files. */
export type MessageKey = string
