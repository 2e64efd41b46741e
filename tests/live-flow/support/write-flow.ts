/** Folders with `flows/`: the repository, and a copy of the specification's flow with one change. */
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FlowDefinition } from '../../../src/generated/flow.types.ts'
import { specification, writeSpecification } from '../../support/specification.ts'
import type { Change, Expectations } from './changes.ts'

export const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Edits the flow and its flow tests by hand, as far as a person would. */
export async function writeFlow(root: string, change: Change): Promise<void> {
  await writeSpecification(root)
  const flow = JSON.parse(specification.flow.text) as FlowDefinition
  const tests = JSON.parse(specification.tests.text) as Expectations
  change.flow(flow)
  change.tests?.(tests)
  await writeFile(join(root, specification.flow.file), JSON.stringify(flow, null, 2))
  await writeFile(join(root, specification.tests.file), JSON.stringify(tests, null, 2))
}
