import { type AddressInfo, createServer } from 'node:net'

/** Ports that were free a moment ago, by the variables that name them: those of the README may be in use. */
export async function freePortVariables() {
  const servers = [createServer(), createServer(), createServer()]
  const ports = servers.map(
    (server) =>
      new Promise<string>((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve(String((server.address() as AddressInfo).port)))
      }),
  )
  const [sandbox = '', widget = '', demo = ''] = await Promise.all(ports)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return { TIELINE_PORT_SANDBOX: sandbox, TIELINE_PORT_WIDGET: widget, TIELINE_PORT_DEMO: demo }
}
