/** The showcase flow, as a variant of whatever flow a folder has. */
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesByPath, resolveFlow } from '../../../src/flow-files/index.ts'
import type { FlowDefinition } from '../../../src/generated/flow.types.ts'
import { specification } from '../../support/specification.ts'
import { repository } from './write-flow.ts'

const file = 'flows/showcase.flow.json'

/** Copies it beside the flow of a folder, from which servers then serve both. */
export const writeShowcase = (folder: string): Promise<void> => copyFile(join(repository, file), join(folder, file))

/** Merged into the specification's flow. */
export async function readShowcase(): Promise<FlowDefinition> {
  const text = await readFile(join(repository, file), 'utf8')
  return resolveFlow(file, filesByPath([specification.flow, { file, text }])).flat.value as FlowDefinition
}
