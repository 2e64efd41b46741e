export {
  type Connection,
  forgetConnection,
  forgetConnections,
  keepConnection,
  readConnections,
} from './connections.ts'
export { canKeep } from './entries.ts'
export { forgetLastSource, keepLastSource, type LastSource, readLastSource } from './last-source.ts'
