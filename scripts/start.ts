/** `npm start`: builds what has changed, starts everything, and says what to open. */
import { build } from 'vite'
import { describeScenarios } from '../src/sandbox/index.ts'
import { freePorts, stop } from './ports.ts'
import { fixedValues, startServers } from './servers.ts'

const ports = await freePorts(process.env).catch(stop)
for (const mode of ['production', 'demo']) await build({ mode, logLevel: 'warn' })
const { sandbox, widget, demo } = await startServers({ mode: 'start', ports })
const width = Math.max(...describeScenarios().map(({ username }) => username.length))
const lines = [
  '',
  `  Open      ${demo}`,
  '            a host page with the widget in a frame',
  '',
  `  Widget    ${widget}`,
  `  Sandbox   ${sandbox}/api/v1`,
  '',
  `  ${fixedValues()}`,
  ...describeScenarios().map(({ username, description }) => `    ${username.padEnd(width)}  ${description}`),
  '',
  '  Edit flows/connect.flow.json and reload to see what it does. Ctrl+C stops everything.',
  '',
]
process.stdout.write(`${lines.join('\n')}\n`)
