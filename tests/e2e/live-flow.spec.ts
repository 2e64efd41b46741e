/** The widget with the flow that is served by default, and with flows as product people change them: each opens. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { tsImport } from 'tsx/esm/api'
import { changes } from '../live-flow/support/changes.ts'
import { repository, writeFlow } from '../live-flow/support/write-flow.ts'
import { expect, test, trust } from '../support/browser.ts'
import { openDemo, texts } from './support/demo.ts'

const { startServers } = (await tsImport(
  '../../scripts/servers.ts',
  import.meta.url,
)) as typeof import('../../scripts/servers.ts')

/** The first screen is shown; the page monitor reports a flow that does not load. */
async function expectOpens(page: Page, flowsRoot: string): Promise<void> {
  const servers = await startServers({ mode: 'test', flowsRoot })
  for (const url of [servers.sandbox, servers.widget, servers.demo]) trust(url)
  const { widget } = await openDemo(page, {}, servers.demo)
  await expect(widget.getByRole('heading').first()).toBeVisible()
  await expect(widget.getByRole('heading', { name: texts('en')('problem.heading') })).toHaveCount(0)
  await page.goto('about:blank')
  await servers.close()
}

test('the shipped flow opens', { tag: '@smoke' }, ({ page }) => expectOpens(page, repository))

test('a changed flow opens', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'tieline-'))
  for (const change of changes) {
    await writeFlow(folder, change)
    await test.step(change.title, () => expectOpens(page, folder))
  }
  await rm(folder, { recursive: true })
})
