/** The showcase flow, as a variant of whatever flow a folder has. */
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesByPath, resolveFlow } from '../../../src/flow-files/index.ts'
import type { FlowDefinition, ScreenName } from '../../../src/generated/flow.types.ts'
import { codesOf, previewPlaces, showsCauses } from '../../../src/preview/places.ts'
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

/** The screens on which it differs from the specification's flow. */
const screens: readonly ScreenName[] = [
  'consent',
  'select-source',
  'credentials',
  'progress',
  'waiting',
  'success',
  'continue-on-phone',
  'error-try-again',
  'error-submit-email',
]

/** Names of the previews that show an option: the places of these screens, each cause and each kind of notice. */
export const showcaseNames = (flow: FlowDefinition): string[] =>
  previewPlaces(flow)
    .filter(({ screen }) => screens.includes(screen))
    .flatMap(({ name, screen, problems }) => {
      const causes = problems.filter((problem) => Object.hasOwn(flow.options?.causes ?? {}, problem))
      // Wrong credentials lead to the first of these screens, and whatever else fails to the other one.
      const own = causes.filter((code) => (code === 'INVALID_CREDENTIALS') === (screen === 'error-try-again'))
      if (showsCauses(screen)) return own.map((code) => `${name}!${code}`)
      return [name, ...codesOf(screen, flow.options).map((kind) => `${name}!${kind}`)]
    })
