/** Servers of a test's own, where it edits a flow file, breaks something or drives the sandbox's time. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { FlowDefinition } from '../../../src/generated/flow.types.ts'
import { test as base, trust } from '../../support/browser.ts'
import { specification, writeSpecification } from '../../support/specification.ts'

const { startServers } = (await tsImport(
  '../../../scripts/servers.ts',
  import.meta.url,
)) as typeof import('../../../scripts/servers.ts')

export interface OwnServers {
  sandbox: string
  widget: string
  demo: string
  /** Edits the flow file that these servers serve, as a product person would. */
  editFlow: (edit: (flow: FlowDefinition) => void) => Promise<void>
  /** Writes the flow file as it is, for what isn't even JSON. */
  writeFlow: (text: string) => Promise<void>
  /** Writes a form beside the flow. */
  writeForm: (name: string, text: string) => Promise<void>
  /** Writes another file beside it. */
  writeFlowFile: (name: string, content: object) => Promise<void>
  setSandboxSpeed: (speed: number) => Promise<void>
  /** The service goes down; the widget and the demo host stay. */
  stopSandbox: () => Promise<void>
  close: () => Promise<void>
}

/** `servers` are this test's own; its page is gone before they are. */
export const test = base.extend<{ servers: OwnServers }>({
  servers: async ({ page }, use) => {
    const servers = await startOwnServers()
    await use(servers)
    await page.close()
    await servers.close()
  },
})

export { expect } from '../../support/browser.ts'

async function startOwnServers(): Promise<OwnServers> {
  const folder = await mkdtemp(join(tmpdir(), 'tieline-'))
  await writeSpecification(folder)
  const file = join(folder, specification.flow.file)
  const servers = await startServers({ mode: 'test', flowsRoot: folder })
  for (const url of [servers.sandbox, servers.widget, servers.demo]) trust(url)
  return {
    ...servers,
    writeFlow: (text) => writeFile(file, text),
    writeForm: async (name, text) => {
      await mkdir(join(folder, 'flows/forms'), { recursive: true })
      await writeFile(join(folder, `flows/forms/${name}.form.json`), text)
    },
    writeFlowFile: (name, content) => writeFile(join(folder, 'flows', name), JSON.stringify(content)),
    editFlow: async (edit) => {
      const flow = JSON.parse(await readFile(file, 'utf8')) as FlowDefinition
      edit(flow)
      await writeFile(file, JSON.stringify(flow, null, 2))
    },
    setSandboxSpeed: async (speed) => {
      await fetch(`${servers.sandbox}/sandbox/time`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
        body: JSON.stringify({ speed }),
      })
    },
    close: async () => {
      await servers.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
