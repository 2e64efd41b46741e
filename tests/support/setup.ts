/** Matchers and tidying for tests that have a document; the others load nothing. */
import { afterEach } from 'vitest'

const patienceMs = 15_000

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  afterEach(cleanup)
  // Two shared cores: what takes a tenth of a second alone may take seconds beside browsers and compilers.
  configure({ asyncUtilTimeout: patienceMs })
  // jsdom lays nothing out, so there is nowhere to scroll to; browsers are tested in tests/e2e.
  Element.prototype.scrollIntoView = () => {}
}
