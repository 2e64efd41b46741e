/** `npx tieline sandbox`: serves the built widget and the sandbox API until it is stopped. In the package: dist/sandbox. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveSandbox } from '../src/sandbox/index.ts'
import { freePorts, stop } from './ports.ts'
import { apiOf, serveSandboxWidget } from './sandbox-widget.ts'
import { sandboxMessage } from './start-message.ts'

const here = dirname(fileURLToPath(import.meta.url))
const root = ['../widget', '../dist/widget'].map((path) => join(here, path)).find(existsSync)
if (root === undefined) throw new Error('The widget is not built: run `npm run build` first.')

const ports = await freePorts(process.env, ['sandbox', 'widget']).catch(stop)
const sandbox = await serveSandbox({ port: ports.sandbox })
const widget = await serveSandboxWidget({ root, flowsRoot: root, port: ports.widget, sandbox: sandbox.url })
process.stdout.write(sandboxMessage({ widget: widget.url, api: apiOf(sandbox.url) }))
