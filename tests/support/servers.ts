/** Before all browser tests: builds the widget once and starts the three servers on free ports, with the specification's flow. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { serveHosts } from '../hosts/serve.ts'
import { writeShowcase } from '../live-flow/support/showcase.ts'
import { writeSpecification } from './specification.ts'

/**
 * Sets TIELINE_SANDBOX_URL, TIELINE_WIDGET_URL, TIELINE_DEMO_URL, TIELINE_HOSTS (addresses of the host pages) and
 * TIELINE_FLOWS_ROOT (the folder from which flows are served) for the tests; returns the function that stops the servers.
 */
async function setUp(): Promise<() => Promise<void>> {
  if (!process.env['TIELINE_SKIP_BUILD'])
    await Promise.all([run('npm run build --silent'), run('tsx tests/hosts/build.ts')])
  // Playwright's loader reads no JSON modules; tsx, which runs the servers in `npm start`, does.
  const servers: typeof import('../../scripts/servers.ts') = await tsImport('../../scripts/servers.ts', import.meta.url)
  const flowsRoot = await mkdtemp(join(tmpdir(), 'tieline-'))
  await writeSpecification(flowsRoot)
  await writeShowcase(flowsRoot)
  const { close, sandbox, widget, demo } = await servers.startServers({ mode: 'test', flowsRoot })
  const hosts = await serveHosts(widget, `${sandbox}/api/v1`)
  for (const [name, url] of Object.entries({ sandbox, widget, demo }))
    process.env[`TIELINE_${name.toUpperCase()}_URL`] = url
  process.env['TIELINE_HOSTS'] = JSON.stringify(hosts.urls)
  process.env['TIELINE_FLOWS_ROOT'] = flowsRoot
  return async () => {
    await Promise.all([close(), hosts.close()])
    await rm(flowsRoot, { recursive: true })
  }
}

function run(command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // Playwright sets NODE_ENV to test, and pages of hosts are built for production.
    const child = spawn(command, { stdio: 'inherit', shell: true, env: { ...process.env, NODE_ENV: 'production' } })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command}: exit code ${code}`))))
  })
}

// biome-ignore lint/style/noDefaultExport: Playwright calls a global setup by its default export
export default setUp
