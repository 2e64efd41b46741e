import { readFlow } from '../flow/read-flow.ts'

export const peek = readFlow
