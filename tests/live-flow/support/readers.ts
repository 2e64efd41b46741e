/** Everything that reads `flows/` in a check: a new one needs a row here, so that no change of the product breaks it. */
import { join } from 'node:path'
import { compareWithSpecification } from '../../../scripts/conformance-notes.ts'
import { readFlowFiles } from '../../../scripts/flow-files.ts'
import { compile, defined } from '../../../src/flow/index.ts'
import { walkPaths } from '../../model/support/paths.ts'
import { replay } from '../../model/support/replay.ts'
import { inThisProcess } from '../../model/support/server.ts'
import { tieline } from './tieline.ts'

export interface Reader {
  name: string
  /** Rejects, or resolves to complaints. */
  read: (root: string) => Promise<string>
}

/** Besides these, tests/e2e/live-flow.spec.ts opens the widget, and `biome check` looks for a key that is there twice. */
export const readers: readonly Reader[] = [
  {
    name: 'linter and flow tests',
    read: async (root) => {
      const { code, out, err } = await tieline(root, 'lint')
      return code === 0 ? '' : out + err
    },
  },
  {
    name: 'build',
    read: async (root) => {
      const leftOut: string[] = []
      await readFlowFiles(join(root, 'flows'), (problem) => leftOut.push(problem))
      return leftOut.join('\n')
    },
  },
  {
    name: 'generated sessions against the sandbox',
    read: async (root) => {
      for (const { flat } of await readFlowFiles(join(root, 'flows'), () => {})) {
        const flow = defined(compile(flat.value).flow, 'sound flow')
        for (const path of walkPaths(flow).paths) await replay(flow, path, inThisProcess())
      }
      return ''
    },
  },
  {
    name: 'notes of `npm run conformance`',
    read: async (root) => {
      await compareWithSpecification(join(root, 'flows'))
      return ''
    },
  },
]
