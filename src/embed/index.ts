/** The SDK for hosts: shows the widget and reports what happens in it (docs/host.md). */
export { create } from './link.ts'
export { type ReturnedSession, readReturn } from './return.ts'
export type * from './types.ts'
