import { defineConfig } from 'vitest/config'

const { include, exclude } = JSON.parse(process.env['TIELINE_MUTATION_TESTS'] ?? '{}') as Record<string, string[]>

export default defineConfig({
  test: {
    environment: 'node',
    // A change that makes a test wait for ever is noticed. Slow tests take seconds.
    testTimeout: 20_000,
    setupFiles: ['tests/support/setup.ts'],
    include: include ?? [],
    exclude: exclude ?? [],
    isolate: false,
    fileParallelism: false,
  },
})
