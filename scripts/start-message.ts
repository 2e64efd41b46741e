/** What commands print once their servers listen. */
import { describeScenarios, sandboxHints } from '../src/sandbox/index.ts'
import type { Servers } from './servers.ts'

/** What to enter in the sandbox. */
function hints(): string[] {
  const scenarios = describeScenarios()
  const width = Math.max(...scenarios.map(({ username }) => username.length))
  return [
    `  ${sandboxHints.map(({ name, value }) => `${name} ${value}`).join(' · ')}`,
    '',
    '  The username chooses what happens:',
    ...scenarios.map(({ username, description }) => `    ${username.padEnd(width)}  ${description}`),
    '',
  ]
}

/** What `tieline sandbox` prints. */
export function sandboxMessage({ widget, api }: { widget: string; api: string }): string {
  const lines = [
    '',
    `  Widget    ${widget}`,
    '            the `url` of the SDK',
    `  Sandbox   ${api}`,
    '            the API that creates link tokens; its key is: sandbox',
    '',
    ...hints(),
    '  Ctrl+C stops both.',
    '',
  ]
  return `${lines.join('\n')}\n`
}

export function startMessage({ demo, widget, sandbox }: Pick<Servers, 'demo' | 'widget' | 'sandbox'>): string {
  const lines = [
    '',
    `  Open      ${demo}`,
    '            a host page with the widget in a frame',
    `  Studio    ${demo}/studio/`,
    '            every screen with sample data; change the order of steps and who sees them, and see what it means',
    '',
    `  Widget    ${widget}`,
    `  Sandbox   ${sandbox}/api/v1`,
    '',
    ...hints(),
    '  Edit flows/connect.flow.json and reload to see the change. Ctrl+C stops everything.',
    '',
  ]
  return `${lines.join('\n')}\n`
}
