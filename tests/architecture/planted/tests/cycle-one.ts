import { two } from './cycle-two.ts'

export const one = (): number => two()
