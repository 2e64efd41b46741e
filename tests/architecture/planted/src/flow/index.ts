export { readFlow } from './read-flow.ts'
