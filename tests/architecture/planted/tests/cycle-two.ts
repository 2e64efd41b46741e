import type { one } from './cycle-one.ts'

export const two = (again?: typeof one): number => again?.() ?? 0
