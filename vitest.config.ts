import { defineConfig } from 'vitest/config'

/** Unit tests, in Node unless a file asks for jsdom: `// @vitest-environment jsdom`. Browser tests are Playwright's. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    // A machine that is busy with browsers and compilers may need ten seconds for one.
    testTimeout: 20_000,
    setupFiles: ['tests/support/setup.ts'],
    // By default vitest leaves one core free, which would be half of two.
    maxWorkers: '100%',
  },
})
