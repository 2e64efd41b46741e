/** Where the shipped flow behaves otherwise than the specification's flow. Product people may change it, so this is a note. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changeInWords, classOf, diff, groupChanges } from '../src/diff/index.ts'
import { type CompiledFlow, compile } from '../src/flow/index.ts'

const frozen = join(dirname(fileURLToPath(import.meta.url)), '../tests/specification/specification.flow.json')

let specification: Promise<CompiledFlow> | undefined

/** Sentences in Markdown; none if nobody can notice a difference. Rejects if the flow does not compile. */
export async function compareWithSpecification(flows: string): Promise<string[]> {
  // One flow for all comparisons: the diff keeps its walk.
  specification ??= readFlow(frozen)
  const [before, after] = [await specification, await readFlow(join(flows, 'connect.flow.json'))]
  const { changes } = diff({ flow: before, tests: null }, { flow: after, tests: null })
  const behaviour = changes.filter((change) => classOf(change) !== 'note')
  return groupChanges(behaviour).map((group) => changeInWords(group).sentence)
}

/** Never rejects: the linter says what is wrong. */
export const differencesOf = (flows: string): Promise<string[]> =>
  compareWithSpecification(flows).catch(() => ["It can't be compared: `tieline lint` says why."])

async function readFlow(file: string): Promise<CompiledFlow> {
  const { flow } = compile(JSON.parse(await readFile(file, 'utf8')))
  if (!flow) throw new Error(`${file} does not compile.`)
  return flow
}
