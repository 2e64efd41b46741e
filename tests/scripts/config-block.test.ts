import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { configFromEnvironment, withConfig } from '../../scripts/config-block.ts'
import { configShape } from '../../src/generated/config.shape.ts'
import { readConfig } from '../../src/widget/config.ts'
import { configBlockId } from '../../src/widget/early-config.ts'

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const blockOf = (html: string) => html.split(`id="${configBlockId}">`)[1]?.split('</script>')[0] ?? null

/** A variable for each key there is; TypeScript and the test below ask for one where a key is added. */
const everything: Record<Exclude<keyof typeof configShape.properties, '$schema'>, [variable: string, text: string]> = {
  apiHost: ['TIELINE_API_HOST', 'https://api.example.com/api/v1'],
  sandboxApiHost: ['TIELINE_SANDBOX_API_HOST', 'http://localhost:4100/api/v1'],
  sandboxApiKey: ['TIELINE_SANDBOX_API_KEY', '{a key that looks like JSON'],
  productName: ['TIELINE_PRODUCT_NAME', '[Tieline] </script>'],
  messagePrefix: ['TIELINE_MESSAGE_PREFIX', 'acme'],
  logoUrl: ['TIELINE_LOGO_URL', 'https://example.com/logo.png'],
  theme: ['TIELINE_THEME', '{"mode":"dark","radius":8}'],
  privacyPolicyUrl: ['TIELINE_PRIVACY_POLICY_URL', 'https://example.com/privacy'],
  dashboardHost: ['TIELINE_DASHBOARD_HOST', 'https://dashboard.example.com'],
  developmentDashboardHost: ['TIELINE_DEVELOPMENT_DASHBOARD_HOST', 'https://dashboard.dev.example.com'],
  previewOrigins: ['TIELINE_PREVIEW_ORIGINS', '["https://studio.example.com"]'],
  allowedHostOrigins: ['TIELINE_ALLOWED_HOST_ORIGINS', '[]'],
  returnUrls: ['TIELINE_RETURN_URLS', '["https://app.example.com/connected"]'],
  webView: ['TIELINE_WEB_VIEW', '{"results":false}'],
  avatarUrl: ['TIELINE_AVATAR_URL', 'https://example.com/{initial}/{color}.png'],
  flow: ['TIELINE_FLOW', 'connect'],
  rememberSource: ['TIELINE_REMEMBER_SOURCE', 'false'],
  monitoring: ['TIELINE_MONITORING', '{"projectKey":"abc"}'],
}

describe('a build’s defaults', () => {
  it('set every key of the schema, and the page reads the same values', async () => {
    const config = configFromEnvironment(Object.fromEntries(Object.values(everything)))
    expect(['$schema', ...Object.keys(config)]).toEqual(Object.keys(configShape.properties))
    for (const [key, [, text]] of Object.entries(everything)) {
      const value = config[key]
      expect(typeof value === 'string' ? value : JSON.stringify(value)).toBe(text)
    }
    expect(await readConfig(blockOf(withConfig(page, config)))).toEqual({ config, ignored: null })
  })

  it('may be absent, and other variables are ignored', () => {
    expect(configFromEnvironment({ TIELINE_CHROMIUM: '/usr/bin/chromium', API_HOST: 'x' })).toEqual({})
  })
})

describe('a value that breaks the schema stops the build', () => {
  it.each([
    [
      'TIELINE_API_HOST',
      'api.example.com',
      'TIELINE_API_HOST: "api.example.com" is not the address of a server. Write https:// and a host, with a port or path if it has one, and leave out spaces and what follows a ? or #.',
    ],
    [
      'TIELINE_API_HOST',
      '',
      'TIELINE_API_HOST: "" is not the address of a server. Write https:// and a host, with a port or path if it has one, and leave out spaces and what follows a ? or #.',
    ],
    ['TIELINE_PRODUCT_NAME', '', 'TIELINE_PRODUCT_NAME: It is empty. Give it a value.'],
    ['TIELINE_THEME', 'dark', 'TIELINE_THEME: Expected an object in { }, found "dark".'],
    [
      'TIELINE_THEME',
      '{"mode":"dim"}',
      `TIELINE_THEME at /mode: "dim" can't be used here. Use one of: light, dark, system.`,
    ],
    [
      'TIELINE_THEME',
      '{"mod":"dark"}',
      "TIELINE_THEME at /mod: 'mod' is not a key that can be used here. Did you mean 'mode'?",
    ],
    [
      'TIELINE_ALLOWED_HOST_ORIGINS',
      'https://a.example',
      'TIELINE_ALLOWED_HOST_ORIGINS: Expected a list in [ ], found "https://a.example".',
    ],
    ['TIELINE_ALLOWED_HOST_ORIGINS', '["*"]', /^TIELINE_ALLOWED_HOST_ORIGINS at \/0: "\*" is not an origin\./],
    ['TIELINE_MONITORING', '{}', 'TIELINE_MONITORING: \'projectKey\' is missing in "monitoring". Add it.'],
  ])('%s=%s', (variable, text, sentence) => {
    const build = () => configFromEnvironment({ [variable]: text })
    expect(build).toThrow(sentence)
    expect(build).toThrow(/\nCorrect or unset it: schemas\/config\.schema\.json/)
  })

  it('each of them', () => {
    const build = () => configFromEnvironment({ TIELINE_API_HOST: 'x', TIELINE_FLOW: '9' })
    expect(build).toThrow(/^TIELINE_API_HOST: .*\nTIELINE_FLOW: /)
  })
})

describe('the block', () => {
  it('leaves the rest of the page unchanged, whatever the values', () => {
    const html = withConfig(page, { productName: '$& $1 </script><script>alert(1)</script>' })
    expect(html.replace(blockOf(html) ?? '', '{}')).toBe(page)
    expect(JSON.parse(blockOf(html) ?? '')).toEqual({ productName: '$& $1 </script><script>alert(1)</script>' })
  })

  it('can be overwritten, as in a deployment', () => {
    const html = withConfig(withConfig(page, { flow: 'a' }), { flow: 'b' })
    expect(blockOf(html)).toBe('{\n  "flow": "b"\n}')
  })

  it('is required', () => {
    expect(() => withConfig('<html></html>', {})).toThrow('index.html has no block #tieline-config')
  })
})
