import { readFileSync } from 'node:fs'

export const load = (path: string) => readFileSync(path, 'utf8')
