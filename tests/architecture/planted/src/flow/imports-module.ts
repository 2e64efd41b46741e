import { start } from '../engine/index.ts'

export const begin = start
