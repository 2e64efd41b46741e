/** The ids of the sandbox's sources by their readable keys. Read as a file: Playwright's loader has no JSON modules. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = join(dirname(fileURLToPath(import.meta.url)), '../../src/sandbox/sources.json')
const records = JSON.parse(readFileSync(file, 'utf8')) as { key: string; source_id: string }[]

/** The `source_id` of a key, e.g. 'hydra-water'. */
export function sourceId(key: string): string {
  const record = records.find((each) => each.key === key)
  if (!record) throw new Error(`src/sandbox/sources.json has no '${key}'.`)
  return record.source_id
}
