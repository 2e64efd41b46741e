import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/widget/config.ts'

const sound = { apiHost: 'https://api.example.com/api/v1' }

describe('the configuration block (contracts section 2)', () => {
  it('is taken as it is when it is sound', () => {
    expect(readConfig(JSON.stringify(sound)).config).toEqual(sound)
  })

  it.each([
    ['no block', null, '', /has no <script type="application\/json" id="tieline-config">/],
    ['not JSON', '{', '', /is not JSON/],
    ['apiHost missing', '{}', '', "'apiHost' is missing. Add it."],
    [
      'a key mistyped',
      JSON.stringify({ ...sound, apihost: 'x' }),
      '/apihost',
      "'apihost' is not a key that can stand here. Did you mean 'apiHost'?",
    ],
    [
      'a wildcard host',
      JSON.stringify({ ...sound, allowedHostOrigins: ['*'] }),
      '/allowedHostOrigins/0',
      /does not have the form/,
    ],
    [
      'monitoring without a key',
      JSON.stringify({ ...sound, monitoring: {} }),
      '/monitoring',
      "'projectKey' is missing. Add it.",
    ],
    [
      'monitoring with an empty key',
      JSON.stringify({ ...sound, monitoring: { projectKey: '' } }),
      '/monitoring/projectKey',
      'It is empty. Give it a value.',
    ],
  ])('%s', (_, text, pointer, message) => {
    const { config, problems } = readConfig(text)
    expect(config).toBeNull()
    expect(problems[0]).toMatchObject({ pointer, message: expect.stringMatching(message) })
  })
})
