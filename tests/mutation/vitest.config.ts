import { defineConfig } from 'vitest/config'
import type { Reporter, Vitest } from 'vitest/node'

const { include, exclude } = JSON.parse(process.env['TIELINE_MUTATION_TESTS'] ?? '{}') as Record<string, string[]>

let vitest: Vitest

/** Stryker looks at tests only. A file that fails before it has tests would count as one that noticed nothing. */
const fileFailures: Reporter = {
  onInit: (started) => {
    vitest = started
  },
  onTestModuleEnd: (file) => {
    for (const error of file.errors()) vitest.state.catchError(error, 'Failed File')
  },
}

export default defineConfig({
  test: {
    environment: 'node',
    reporters: [fileFailures],
    // A change that makes a test wait for ever is noticed. Slow tests take seconds.
    testTimeout: 20_000,
    setupFiles: ['tests/support/setup.ts'],
    include: include ?? [],
    exclude: exclude ?? [],
    isolate: false,
    fileParallelism: false,
  },
})
