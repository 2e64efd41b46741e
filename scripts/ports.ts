/** The ports of the servers: the usual ones, unless a variable names another. */
import { createServer, type Server } from 'node:net'

const servers = {
  sandbox: { usual: 4100, name: 'the sandbox API' },
  widget: { usual: 4200, name: 'the widget' },
  demo: { usual: 4300, name: 'the demo page' },
}

type ServerName = keyof typeof servers

export type Ports = Record<ServerName, number>

/** A problem with a port; the message tells the user all that is needed. */
export class PortProblem extends Error {}

/** A free port for each of these servers; rejects with a PortProblem for the first that is not free. */
export async function freePorts<Name extends ServerName = ServerName>(
  environment: Readonly<NodeJS.ProcessEnv>,
  names: readonly Name[] = Object.keys(servers) as Name[],
): Promise<Record<Name, number>> {
  const held: Server[] = []
  try {
    const ports: [Name, number][] = []
    for (const server of names) {
      const port = portOf(server, environment)
      held.push(await hold(server, port))
      ports.push([server, port])
    }
    return Object.fromEntries(ports) as Record<Name, number>
  } finally {
    await Promise.all(held.map((server) => new Promise((done) => server.close(done))))
  }
}

/** Ends the command; for a PortProblem with only its message. */
export function stop(error: unknown): never {
  if (!(error instanceof PortProblem)) throw error
  process.stderr.write(`\n  ${error.message}\n\n`)
  process.exit(1)
}

const variableOf = (server: ServerName) => `TIELINE_PORT_${server.toUpperCase()}`

function portOf(server: ServerName, environment: Readonly<NodeJS.ProcessEnv>): number {
  const text = environment[variableOf(server)]
  const port = text === undefined ? servers[server].usual : Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new PortProblem(`${variableOf(server)} is '${text}', which is no port: give it a number from 1 to 65535.`)
}

/** Listens as the servers will, on the loopback address. */
function hold(server: ServerName, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const held = createServer()
    held.on('error', ({ code }: NodeJS.ErrnoException) => {
      const problem =
        code === 'EADDRINUSE' ? 'is taken: close the program that holds it' : `can't be opened (${code}): allow it`
      const suggestion = `${problem}, or choose another with ${variableOf(server)}`
      reject(new PortProblem(`Port ${port}, which ${servers[server].name} needs, ${suggestion}.`))
    })
    held.listen(port, '127.0.0.1', () => resolve(held))
  })
}
