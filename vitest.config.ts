import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What reaches beyond a test file: a document, and modules, globals or time that it replaces. */
const reachesFurther = /@vitest-environment jsdom|vi\.(mock|stubGlobal|stubEnv|useFakeTimers)\(/

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file).replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file))
const isAlone = (file: string) => reachesFurther.test(readFileSync(file, 'utf8'))

/**
 * Unit tests, in Node unless a file asks for jsdom: `// @vitest-environment jsdom`. Browser tests are Playwright's.
 * Files share the modules that a worker has loaded: it need not load them anew for each.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // On a busy machine only a hang reaches this limit.
    testTimeout: 90_000,
    setupFiles: ['tests/support/setup.ts'],
    // By default vitest leaves one core free, which would be half of two.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'shared', include: files.filter((file) => !isAlone(file)), isolate: false } },
      { extends: true, test: { name: 'alone', include: files.filter(isAlone) } },
    ],
  },
})
