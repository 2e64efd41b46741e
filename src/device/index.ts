export { canKeep, forgetLastSource, keepLastSource, type LastSource, readLastSource } from './last-source.ts'
