/** The SDK for hosts: shows the widget and reports what happens in it (docs/host.md). */
export { create } from './link.ts'
export type * from './types.ts'
