/** A host page on an origin of its own that frames whatever its address names, and keeps what it hears. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedMessage {
  action: string
  [key: string]: unknown
}

export interface HostWindow extends Window {
  received: ReceivedMessage[]
}

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<style>body { margin: 0 } iframe { border: 0; width: 390px; height: 700px }</style><body><script>
received = []
addEventListener('message', ({ data }) => received.push(data))
for (const src of new URLSearchParams(location.search).getAll('frame')) {
  const frame = Object.assign(document.createElement('iframe'), { src, title: 'Widget', name: 'widget' + frames.length })
  document.body.append(frame)
}
</script>`

export async function serveHostPage() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
