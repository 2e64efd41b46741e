/** `npm start`: builds the widget and the demo page, starts all servers, and prints their addresses. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { freePorts, stop } from './ports.ts'
import { startServers } from './servers.ts'
import { startMessage } from './start-message.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const ports = await freePorts(process.env).catch(stop)
for (const mode of ['production', 'demo', 'studio']) await build({ mode, logLevel: 'warn' })
process.stdout.write(startMessage(await startServers({ mode: 'start', ports, flowsRoot: root })))
