export { createInbox, type InboxOptions } from './inbox.ts'
export { firstShown, followMessage, type Shown } from './shown.ts'
export { reachPreview, type Witness } from './witness.ts'
