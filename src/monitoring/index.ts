export { type Monitoring, startMonitoring } from './start.ts'
