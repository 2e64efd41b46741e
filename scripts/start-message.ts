/** What `npm start` prints once the servers listen. */
import { describeScenarios, sandboxHints } from '../src/sandbox/index.ts'
import type { Servers } from './servers.ts'

export function startMessage({ demo, widget, sandbox }: Pick<Servers, 'demo' | 'widget' | 'sandbox'>): string {
  const scenarios = describeScenarios()
  const width = Math.max(...scenarios.map(({ username }) => username.length))
  const lines = [
    '',
    `  Open      ${demo}`,
    '            a host page with the widget in a frame',
    `  Preview   ${demo}/?preview`,
    '            every screen with sample data, without a session',
    '',
    `  Widget    ${widget}`,
    `  Sandbox   ${sandbox}/api/v1`,
    '',
    `  ${sandboxHints.map(({ name, value }) => `${name} ${value}`).join(' · ')}`,
    '',
    '  The username chooses what happens:',
    ...scenarios.map(({ username, description }) => `    ${username.padEnd(width)}  ${description}`),
    '',
    '  Edit flows/connect.flow.json and reload to see the change. Ctrl+C stops everything.',
    '',
  ]
  return `${lines.join('\n')}\n`
}
