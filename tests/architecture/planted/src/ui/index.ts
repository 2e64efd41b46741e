import { check } from '../forms/index.ts'

export type Look = 'plain' | 'fancy'
export const isLook = (value: unknown): value is Look => check(value)
