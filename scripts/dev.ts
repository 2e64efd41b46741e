/** `npm run dev`: the widget with hot reload. Its policy allows only what hot reload needs besides. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { freePorts, stop } from './ports.ts'
import { securityHeaders } from './security-headers.ts'
import { startServers } from './servers.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const ports = await freePorts(process.env).catch(stop)
const widget = `http://localhost:${ports.widget}`
const { sandbox, demo } = await startServers({ mode: 'start', ports, widget, flowsRoot: root })
const strict = securityHeaders({
  connect: [sandbox, `ws://localhost:${ports.widget}`],
  images: [sandbox],
  ancestors: ['*'],
})
const policy = strict['content-security-policy']
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace(/; require-trusted-types-for.*$/, '')
process.env['TIELINE_API_HOST'] = `${sandbox}/api/v1`
process.env['TIELINE_SANDBOX_API_KEY'] = 'sandbox'
process.env['TIELINE_PREVIEW_ORIGINS'] = JSON.stringify([demo])
process.env['TIELINE_PRIVACY_POLICY_URL'] = 'https://example.com/privacy'
const headers = { ...strict, 'content-security-policy': policy }
const listening = { host: '127.0.0.1', port: ports.widget, strictPort: true }
const server = await createServer({ root, server: { ...listening, headers }, clearScreen: false })
await server.listen()
process.stdout.write(`\n  Open      ${demo}\n  Widget    ${widget} (hot reload)\n\n`)
