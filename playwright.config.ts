import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser, launchOptions } from './scripts/find-browser.ts'

const browser = launchOptions(await findBrowser())

/** Blocks every request beyond this machine; the page monitor of tests/support/browser.ts reports them. */
const localOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1'

/** A busy machine is no slow network, on which the widget loads nothing ahead. */
const fastNetwork = '--force-effective-connection-type=4G'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './tests/support/servers.ts',
  fullyParallel: true,
  // On a busy machine only a hang reaches this limit.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  // One more than cores, because each waits now and then.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: { executablePath: browser.executablePath, args: [...browser.args, localOnly, fastNetwork] },
    locale: 'en-GB',
    // One context and page for each worker, reset between tests: opening new ones took a third of the time. Tests use
    // tokens of their own, and those that need a fresh context open it.
    reuseContext: true,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium' },
    { name: 'hostile', testDir: 'tests/hostile' },
    { name: 'pack', testDir: 'tests/package', testMatch: 'pack.setup.ts' },
    { name: 'package', testDir: 'tests/package', testMatch: '*.spec.ts', dependencies: ['pack'] },
  ],
})
