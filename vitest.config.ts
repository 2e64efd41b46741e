import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** A document. */
const needsDocument = /@vitest-environment jsdom/
/** Modules, globals or time that a test file replaces. */
const replacesGlobals = /vi\.(mock|stubGlobal|stubEnv|useFakeTimers)\(/

const hangMs = 600_000

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file).replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
/** Pages: what one leaves in its document and history, another would count. */
const isPage = /^tests\/(embed|widget)\//
const alone = files.filter(({ file, text }) => replacesGlobals.test(text) || isPage.test(file))
const shared = files.filter((each) => !alone.includes(each))
const project = (name: string, of: typeof files, isolate: boolean) => ({
  extends: true as const,
  test: { name, include: of.map(({ file }) => file), isolate },
})

/**
 * Unit tests, in Node unless a file asks for jsdom: `// @vitest-environment jsdom`. Browser tests are Playwright's.
 * Files share the modules that a worker has loaded, and those with a document share it too: a worker need not load them
 * anew for each. Files that replace modules, globals or time, and pages, have a worker of their own.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // A walk through all states keeps what it makes; in a small young generation it is copied again and again.
    execArgv: ['--max-semi-space-size=64'],
    // On a busy machine only a hang reaches these limits.
    testTimeout: hangMs,
    hookTimeout: hangMs,
    expect: { poll: { timeout: hangMs } },
    setupFiles: ['tests/support/setup.ts'],
    // By default vitest leaves one core free, which would be half of two.
    maxWorkers: '100%',
    projects: [
      project(
        'shared',
        shared.filter(({ text }) => !needsDocument.test(text)),
        false,
      ),
      project(
        'documents',
        shared.filter(({ text }) => needsDocument.test(text)),
        false,
      ),
      project('alone', alone, true),
    ],
  },
})
