/** Starts the sandbox, the widget and the demo host, each on its own origin. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDemo } from '../src/demo/server.ts'
import { describeScenarios, sandboxHints, serveSandbox } from '../src/sandbox/index.ts'
import { hostServer } from './host-server.ts'
import type { Ports } from './ports.ts'
import { apiOf, serveSandboxWidget } from './sandbox-widget.ts'
import { createStudio } from './studio-server.ts'
import { listen, type Running } from './widget-server.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export interface ServersOptions {
  /** test: time passes faster in the sandbox. */
  mode: 'start' | 'test'
  /** Default: free ones. */
  ports?: Ports
  /** Address of a widget that is already served; absent: one is started. */
  widget?: string
  /** Folder with `flows/`. */
  flowsRoot: string
}

export interface Servers {
  sandbox: string
  widget: string
  demo: string
  /** Stops only the sandbox, like a service that goes down. */
  stopSandbox: () => Promise<void>
  close: () => Promise<void>
}

const speeds = { start: 1, test: 10 }
const anyPorts: Ports = { sandbox: 0, widget: 0, demo: 0 }

/** Rejects with Node's own error when a port is taken. */
export async function startServers({
  mode,
  ports = anyPorts,
  widget: servedWidget,
  flowsRoot,
}: ServersOptions): Promise<Servers> {
  const sandbox = await serveSandbox({ port: ports.sandbox, speed: speeds[mode] })
  /** Filled when the demo host listens; the configuration is written for each request. */
  const previewOrigins: string[] = []
  const widget: Running = servedWidget
    ? { url: servedWidget, close: async () => {} }
    : await serveSandboxWidget({
        root: join(root, 'dist/widget'),
        flowsRoot,
        port: ports.widget,
        sandbox: sandbox.url,
        config: { previewOrigins },
      })
  const host = createDemo({
    root: join(root, 'dist/demo'),
    widget: widget.url,
    ...hostServer(apiOf(sandbox.url)),
    scenarios: describeScenarios(),
    hints: sandboxHints,
  })
  // On the origin of the host page, which may change previews.
  host.route('/', createStudio({ root: join(root, 'dist'), flowsRoot, widget: widget.url }))
  const demo = await listen(host, ports.demo)
  previewOrigins.push(demo.url)
  return {
    sandbox: sandbox.url,
    widget: widget.url,
    demo: demo.url,
    stopSandbox: sandbox.close,
    close: async () => {
      await Promise.all([sandbox.close(), widget.close(), demo.close()])
    },
  }
}
