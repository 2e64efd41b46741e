import { defineConfig } from 'vitest/config'

/** Node unless a file asks for a document: `// @vitest-environment jsdom`. Browser tests are Playwright's. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    // Two shared cores: what takes one second alone may take ten beside browsers and compilers.
    testTimeout: 20_000,
    setupFiles: ['tests/support/setup.ts'],
    // By default one core is left free, which of two is half of them.
    maxWorkers: '100%',
  },
})
