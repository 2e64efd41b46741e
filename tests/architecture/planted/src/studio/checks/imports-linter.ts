import { lint } from '../../lint/index.ts'

export const check = lint
