/** `tieline sandbox`: the widget and an API without real providers, for developers of hosts (docs/host.md). */
import type { Command } from './command.ts'

export const sandboxCommand: Command = {
  words: '',
  summary: 'starts the widget and a sandbox API on this machine, to try an embedding',
  options: {},
  run: async (_, io) => {
    await io.startSandbox()
    return 0
  },
}
