import { defineConfig } from '@playwright/test'
import { findBrowser, launchOptions } from './scripts/find-browser.ts'

const browser = launchOptions(await findBrowser())

/** Nothing beyond this machine answers, whatever a page asks for; tests/support/browser.ts reports who asked. */
const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './tests/support/servers.ts',
  fullyParallel: true,
  // Two shared cores: a limit that only a hang reaches.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: { executablePath: browser.executablePath, args: [...browser.args, alone] },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium' }],
})
