import { readFlow } from '../flow/index.ts'

export const start = (text: string) => readFlow(text)
