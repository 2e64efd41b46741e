import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../src/widget/config.ts'
import type { Host } from '../../src/widget/host.ts'
import { configurationProblem } from '../../src/widget/problem.ts'

const sound = { apiHost: 'https://api.example.com/api/v1' }

describe('the configuration block', () => {
  it('is taken as it is when it is sound', () => {
    expect(readConfig(JSON.stringify(sound)).config).toEqual(sound)
  })

  it.each([
    ['no block', null, 'The page has no <script type="application/json" id="tieline-config">. Add it.'],
    ['not JSON', '{', expect.stringMatching(/^#tieline-config is not JSON: ./)],
    ['apiHost missing', '{}', "#tieline-config: 'apiHost' is missing. Add it."],
    [
      'a key mistyped',
      JSON.stringify({ ...sound, apihost: 'x' }),
      "#tieline-config at /apihost: 'apihost' is not a key that can be used here. Did you mean 'apiHost'?",
    ],
    [
      'a wildcard host',
      JSON.stringify({ ...sound, allowedHostOrigins: ['*'] }),
      '#tieline-config at /allowedHostOrigins/0: "*" is not an origin. Write the address without a path or *, such as "https://app.example.com".',
    ],
    [
      'a colour by its name',
      JSON.stringify({ ...sound, theme: { primary: 'green' } }),
      '#tieline-config at /theme/primary: "green" is not a colour. Write # and six digits from 0 to 9 or a to f, such as "#0a7d55".',
    ],
    [
      'monitoring without a key',
      JSON.stringify({ ...sound, monitoring: {} }),
      '#tieline-config at /monitoring: \'projectKey\' is missing in "monitoring". Add it.',
    ],
    [
      'monitoring with an empty key',
      JSON.stringify({ ...sound, monitoring: { projectKey: '' } }),
      '#tieline-config at /monitoring/projectKey: It is empty. Give it a value.',
    ],
  ])('%s', (_, text, sentence) => {
    const read = readConfig(text)
    if (read.config) expect.fail('It is unusable.')
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    printed.mockClear()
    const host = { notify: vi.fn() } as unknown as Host
    expect(configurationProblem(host, read).details).toEqual([sentence])
    expect(printed.mock.calls).toEqual([[expect.stringMatching(/^Tieline: /)]])
    expect(host.notify).toHaveBeenCalledWith({ message: 'error', reason: 'Error' })
  })
})
