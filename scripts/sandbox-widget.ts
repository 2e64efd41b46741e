/** The built widget, configured for a sandbox of this machine. */
import { type Running, serveWidget } from './widget-server.ts'

export interface SandboxWidgetOptions {
  /** Folder of the built widget. */
  root: string
  flowsRoot: string
  port: number
  /** Origin of the sandbox. */
  sandbox: string
  /** Beside what leads to the sandbox. */
  config?: object
}

export const apiOf = (sandbox: string) => `${sandbox}/api/v1`

export function serveSandboxWidget({ sandbox, config, ...options }: SandboxWidgetOptions): Promise<Running> {
  const api = apiOf(sandbox)
  return serveWidget({
    ...options,
    config: {
      apiHost: api,
      sandboxApiHost: api,
      sandboxApiKey: 'sandbox',
      privacyPolicyUrl: 'https://example.com/privacy',
      ...config,
    },
    origins: { connect: [sandbox], images: [sandbox], ancestors: ['*'] },
  })
}
