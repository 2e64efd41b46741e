/** The formats by the name that --format takes. */
import type { Format } from './format.ts'
import { github } from './github.ts'
import { json } from './json.ts'
import { sarif } from './sarif.ts'
import { terminal } from './terminal.ts'

export const formats: Readonly<Record<string, Format>> = { terminal, json, sarif, github }
