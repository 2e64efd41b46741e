/** For every unit test file: one seed, and matchers and clean-up where there is a document. */
import fc from 'fast-check'
import { afterEach, vi } from 'vitest'

// A test that passes has to pass again. `npm run fuzz` looks for what is not known yet, with a new seed each time.
fc.configureGlobal({ seed: 20_261_122 })

// A machine that is busy with browsers and compilers may need seconds for a tenth of one.
const asyncTimeoutMs = 30_000

// `vi.waitFor` has no setting, and waits for a second only.
const { waitFor } = vi
vi.waitFor = (check, options = { timeout: asyncTimeoutMs }) => waitFor(check, options)

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  const { forgetEntered } = await import('../../src/screens/parts/forget.ts')
  afterEach(() => {
    cleanup()
    // They outlive a screen, not a session.
    forgetEntered()
  })
  configure({ asyncUtilTimeout: asyncTimeoutMs })
  // jsdom has no layout and so no scrolling; tests/e2e covers it.
  Element.prototype.scrollIntoView = () => {}
}
