/** Writes the runtime configuration into index.html, where the widget reads it (contracts section 2). */
const block = /(<script type="application\/json" id="tieline-config">)[\s\S]*?(<\/script>)/

export function withConfig(html: string, config: object): string {
  if (!block.test(html)) throw new Error('index.html has no block #tieline-config')
  const json = JSON.stringify(config, null, 2).replace(/</g, '\\u003c')
  return html.replace(block, (_, open: string, close: string) => `${open}${json}${close}`)
}

/** A build's defaults from TIELINE_* variables: TIELINE_API_HOST is `apiHost`; lists and objects are JSON. */
export function configFromEnvironment(environment: NodeJS.ProcessEnv): Record<string, unknown> {
  const keys = [
    'apiHost',
    'sandboxApiHost',
    'sandboxApiKey',
    'productName',
    'messagePrefix',
    'logoUrl',
    'theme',
    'privacyPolicyUrl',
  ]
  const more = [
    'dashboardHost',
    'developmentDashboardHost',
    'previewOrigins',
    'allowedHostOrigins',
    'avatarUrl',
    'flow',
    'monitoring',
  ]
  const given = [...keys, ...more].flatMap((key) => {
    const value = environment[`TIELINE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`]
    return value === undefined ? [] : [[key, /^[[{]/.test(value) ? JSON.parse(value) : value] as const]
  })
  return Object.fromEntries(given)
}
