/** `npm run test:firefox`: the main playthroughs in Firefox. Writes its table into docs/reliability.md. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { withBlock } from '../../scripts/document-block.ts'
import { findFirefox } from '../../scripts/find-browser.ts'
import { table } from '../../scripts/markdown-table.ts'
import { startServers } from '../../scripts/servers.ts'
import { writeSpecification } from '../support/specification.ts'
import { visit } from './driver.ts'
import { type Walk, walks } from './walks.ts'

const folder = await mkdtemp(join(tmpdir(), 'tieline-firefox-'))
const invoice = join(folder, 'january.pdf')
await writeFile(invoice, '%PDF-1.7 a test invoice')
await writeSpecification(folder)
const servers = await startServers({ mode: 'test', flowsRoot: folder })
const browser = await puppeteer.launch({ browser: 'firefox', executablePath: await findFirefox(), headless: true })

const version = await browser.version()
const results: { name: string; problems: string[] }[] = []
for (const walk of walks) {
  const problems = await problemsOf(walk, browser)
  console.log(`${problems.length === 0 ? '✓' : '✖'} ${walk.name}${problems.map((each) => `\n    ${each}`).join('')}`)
  results.push({ name: walk.name, problems })
}

await browser.close()
await servers.close()
await rm(folder, { recursive: true })

const failed = results.filter(({ problems }) => problems.length > 0)
const page = 'docs/reliability.md'
const rows = results.map(({ name, problems }) => [name, problems.length === 0 ? 'holds' : 'fails'])
const block = `${table(['a user', version], rows)}\n\nRun on ${new Date().toISOString().slice(0, 10)}.`
await writeFile(page, withBlock(await readFile(page, 'utf8'), 'firefox', block))
process.exitCode = failed.length === 0 ? 0 : 1

async function problemsOf({ settings = {}, steps, received }: Walk, browser: Browser): Promise<string[]> {
  const visited = await visit(browser, `${servers.demo}/?${new URLSearchParams(settings)}`)
  try {
    await steps(visited, { invoice })
    const messages = await visited.received()
    const isAsExpected = messages.join() === received.join()
    return [...(isAsExpected ? [] : [`the host received ${messages.join()}`]), ...visited.errors]
  } catch (error) {
    return [String(error), ...visited.errors]
  } finally {
    await visited.close()
  }
}
