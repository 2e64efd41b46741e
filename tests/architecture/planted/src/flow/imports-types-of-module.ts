import type { Look } from '../ui/index.ts'

export const plain: Look = 'plain'
