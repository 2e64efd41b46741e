/** The sandbox as a process. PORT, TIELINE_SANDBOX_HOST and TIELINE_SANDBOX_SPEED configure it. */
import { basePath } from './app.ts'
import { serveSandbox } from './serve.ts'

const { PORT, TIELINE_SANDBOX_HOST: hostname, TIELINE_SANDBOX_SPEED: speed } = process.env

const { url } = await serveSandbox({
  port: Number(PORT ?? 4100),
  speed: Number(speed ?? 1),
  ...(hostname && { hostname }),
})
process.stdout.write(`Sandbox API ready at ${url}${basePath}\n`)
