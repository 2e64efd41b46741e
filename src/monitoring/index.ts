export type { SessionFlow } from './spans.ts'
export { type Monitoring, startMonitoring } from './start.ts'
