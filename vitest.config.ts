import { defineConfig } from 'vitest/config'

/** Test files that replace modules (`vi.mock`): they need modules that no other file has loaded before. */
const mocking = [
  'tests/monitoring/**/*.test.ts',
  'tests/playthroughs/**/*.test.ts',
  'tests/screens/animations.test.tsx',
  'tests/ui/pictures.test.tsx',
  'tests/widget/monitor.test.ts',
]

/** Unit tests, in Node unless a file asks for jsdom: `// @vitest-environment jsdom`. Browser tests are Playwright's. */
export default defineConfig({
  test: {
    environment: 'node',
    // A machine that is busy with browsers and compilers may need ten seconds for one.
    testTimeout: 20_000,
    setupFiles: ['tests/support/setup.ts'],
    // By default vitest leaves one core free, which would be half of two.
    maxWorkers: '100%',
    // jsdom has no canvas, so the animation player can't load there, and the still picture is shown instead.
    onUnhandledError: ({ stack }) => !stack?.includes('lottie-web'),
    projects: [
      {
        extends: true,
        // Packages are loaded once for each worker, the project's own modules for each file (vitest resets those).
        test: {
          name: 'shared',
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...mocking],
        },
      },
      { extends: true, test: { name: 'isolated', include: mocking } },
    ],
  },
})
