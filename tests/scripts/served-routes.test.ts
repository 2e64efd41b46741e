/** `npm run dev` and `npm start` as processes of their own: the widget's page answers at every route (conformance 2.3). */
import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSpecification } from '../support/specification.ts'
import { freePortVariables } from './support/free-ports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const routes = ['/', '/consent', '/source', '/credentials', '/success', '/error', '/error-token', '/connect']

/** A copy with no build of its own yet: `npm start` makes one, and the repository's may be in use. */
async function copyTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tieline-'))
  const folders = ['examples', 'locales', 'schemas', 'scripts', 'src']
  const parts = [...folders, 'index.html', 'package.json', 'package-lock.json', 'vite.config.ts']
  await Promise.all(parts.map((part) => cp(join(root, part), join(folder, part), { recursive: true })))
  await writeSpecification(folder)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** Resolves once it has said what to open. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (text) => {
      said += text
      if (/Open +http/.test(said)) resolve()
    })
    child.stderr?.on('data', (text) => {
      said += text
    })
    child.on('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)))
  })
}

describe.each([
  ['dev', async () => root],
  ['start', copyTree],
])('scripts/%s.ts', (command, place) => {
  let child: ChildProcess
  let folder: string
  let ports: Awaited<ReturnType<typeof freePortVariables>>

  beforeAll(async () => {
    ports = await freePortVariables()
    folder = await place()
    // Vitest says that this is a test; a build would take it for one of React's own.
    const env = { ...process.env, NODE_ENV: undefined, ...ports }
    child = spawn(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`], { cwd: folder, env })
    await listening(child)
  })

  afterAll(async () => {
    if (child.exitCode === null) {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill()
      await ended
    }
    if (folder !== root) await rm(folder, { recursive: true })
  })

  it.each(routes)('serves the widget at %s', async (route) => {
    const answer = await fetch(`http://localhost:${ports.TIELINE_PORT_WIDGET}${route}?token=a.b&x=/%20`)
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/html'])
    const page = await answer.text()
    expect(page).toContain('<div id="app">')
    expect(page).toContain(`"apiHost": "http://localhost:${ports.TIELINE_PORT_SANDBOX}/api/v1"`)
  })
})
