/** The installed package without anything else: what is in it, and that it works in Node. */
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { freePortVariables } from '../scripts/support/free-ports.ts'
import { expect, test, trust } from '../support/browser.ts'
import { writeSpecification } from '../support/specification.ts'
import { install, node, npm, outcome, root, tarball } from './support/install.ts'

// One worker, so that the package is installed once.
test.describe.configure({ mode: 'default' })

/** Outside the repository, where its node_modules is not found. */
let folder = ''

const installed = (path: string) => join(folder, 'node_modules/tieline', path)

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieline-package-'))
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await install(folder)
})

test.afterAll(() => rm(folder, { recursive: true }))

test('the script has ASCII alone: a page that names no encoding reads it as Latin text', async () => {
  expect(await readFile(installed('dist/script/embed.js'), 'utf8')).toMatch(/^\p{ASCII}+$/u)
})

test('nothing is installed with the package', async () => {
  const names = await readdir(join(folder, 'node_modules'))
  expect(names.filter((name) => !name.startsWith('.'))).toEqual(['tieline'])
})

test('nothing runs when the package is installed', async () => {
  const { scripts } = JSON.parse(await readFile(installed('package.json'), 'utf8')) as { scripts: object }
  const atInstall = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare', 'prepublish']
  expect(Object.keys(scripts).filter((name) => atInstall.includes(name))).toEqual([])
})

test('publint finds nothing', async () => {
  const { buffer } = new Uint8Array(await readFile(await tarball()))
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
})

test('the types of every entry are right for modules and bundlers', async () => {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(await tarball()))))
  if (!result.types) throw new Error('The package has no types.')
  // The package has ES modules only (decision 8).
  const unsupported = ['node10', 'node16-cjs']
  const problems = result.problems.filter(
    (problem) => !('resolutionKind' in problem && unsupported.includes(problem.resolutionKind)),
  )
  expect(problems.map((problem) => ({ ...problem, trace: undefined }))).toEqual([])
})

test('every entry can be imported in Node, without a document', async () => {
  const { exports } = JSON.parse(await readFile(installed('package.json'), 'utf8')) as { exports: object }
  const entries = Object.keys(exports).filter((name) => !/[*]|json$|react$/.test(name))
  const program = `for (const entry of ${JSON.stringify(entries)}) {
    const names = Object.keys(await import(entry.replace('.', 'tieline')))
    console.log(entry, names.join(' '))
  }`
  const { stdout } = await node(folder, '--input-type=module', '--eval', program)
  expect(stdout.trim().split('\n')).toEqual([
    '. create readReturn',
    './embed create readReturn',
    './embed/element TielineElement define',
    './testing createFakeWidget dispatchMessage fakeResult floodOfHellos forgedAnswers forgedMessages installFakeWidget lookAlikes',
    './messages isWidgetPortMessage parseWidgetMessage',
  ])
})

test('the hook needs React and nothing else', async () => {
  const program = `await import('tieline/embed/react').catch(({ message }) => console.log(message))`
  const { stdout } = await node(folder, '--input-type=module', '--eval', program)
  expect(stdout).toContain("Cannot find package 'react' imported from")
})

test('every schema can be imported', async () => {
  const schemas = (await readdir(join(root, 'schemas'), { recursive: true })).filter((name) => name.endsWith('.json'))
  const program = `for (const name of ${JSON.stringify(schemas)})
    await import('tieline/schemas/' + name, { with: { type: 'json' } })`
  await node(folder, '--no-warnings', '--input-type=module', '--eval', program)
})

test('`npx tieline lint` finds a mistake', async () => {
  await writeSpecification(folder)
  const flow = join(folder, 'flows/connect.flow.json')
  await writeFile(flow, (await readFile(flow, 'utf8')).replace('"to": "selectSource"', '"to": "selectSorce"'))
  const lint = npm(folder, 'exec', '--offline', '--', 'tieline', 'lint')
  expect(await outcome(lint)).toEqual({ code: 1, stdout: expect.stringContaining('selectSorce') })
})

test('`npx tieline sandbox` serves the widget and the API for it', async ({ page }) => {
  const command = [installed('scripts/tieline.js'), 'sandbox']
  const env = { ...process.env, ...(await freePortVariables()) }
  const sandbox = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  for await (const chunk of sandbox.stdout) {
    said += String(chunk)
    if (said.includes('Ctrl+C')) break
  }
  const [widget, api] = ['Widget', 'Sandbox'].map((name) => new RegExp(`${name} +(\\S+)`).exec(said)?.[1])
  for (const url of [widget, api]) trust(url ?? '')
  const response = await page.request.post(`${api}/link/token/create`, {
    headers: { 'x-api-key': 'sandbox' },
    data: {},
  })
  const { link_token } = (await response.json()) as { link_token: string }
  await page.goto(`${widget}/?token=${link_token}`)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  // Otherwise the page would ask for later screens of a server that is gone.
  await page.goto('about:blank')
  sandbox.kill()
})
