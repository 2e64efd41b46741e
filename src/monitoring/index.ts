export type { FlowLabel } from './spans.ts'
export { type Monitoring, startMonitoring } from './start.ts'
