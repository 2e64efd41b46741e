export { type Change, isBehaviour } from './change.ts'
export { type Diff, diff } from './diff.ts'
export { markdown } from './markdown.ts'
export type { Version } from './version.ts'
