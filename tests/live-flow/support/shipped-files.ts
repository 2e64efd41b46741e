/** The flow files that we ship, as the studio opens them: a flow, the showcase that extends it, and their tests. */
import { readFileSync } from 'node:fs'
import type { Files } from '../../../src/lint/index.ts'

const read = (file: string) => ({ file, text: readFileSync(file, 'utf8') })

export const connect = 'flows/connect.flow.json'
export const showcase = 'flows/showcase.flow.json'

export const shippedFiles: Files = {
  flows: [read(connect), read(showcase)],
  tests: [read('flows/connect.tests.json'), read('flows/showcase.tests.json')],
  forms: [],
}
