/** The specification's flow (tests/specification) as files of a project: tests read it in place of `flows/`. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const frozen = join(dirname(fileURLToPath(import.meta.url)), '../specification')
const schemasFrom = { here: '"../../schemas/', flows: '"../schemas/' }

const read = (name: string) => readFileSync(join(frozen, name), 'utf8').replace(schemasFrom.here, schemasFrom.flows)

/** As product people would have them in `flows/`. */
export const specification = {
  flow: { file: 'flows/connect.flow.json', text: read('specification.flow.json') },
  tests: { file: 'flows/connect.tests.json', text: read('specification.tests.json') },
} as const

/** Writes both into `flows/` of a folder, from which servers and tools can read them. */
export async function writeSpecification(folder: string): Promise<void> {
  await mkdir(join(folder, 'flows'), { recursive: true })
  for (const { file, text } of Object.values(specification)) await writeFile(join(folder, file), text)
}
