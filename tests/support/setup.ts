/** For every unit test file: matchers and clean-up where there is a document. */
import { afterEach } from 'vitest'

const asyncTimeoutMs = 15_000

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  afterEach(cleanup)
  // A machine that is busy with browsers and compilers may need seconds for a tenth of one.
  configure({ asyncUtilTimeout: asyncTimeoutMs })
  // jsdom has no layout and so no scrolling; tests/e2e covers it.
  Element.prototype.scrollIntoView = () => {}
}
