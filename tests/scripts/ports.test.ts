import { execFile } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts, PortProblem } from '../../scripts/ports.ts'
import { freePortVariables } from './support/free-ports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const otherServer = createServer()
let taken: string
let free: Awaited<ReturnType<typeof freePortVariables>>

beforeAll(async () => {
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve))
  taken = String((otherServer.address() as AddressInfo).port)
  free = await freePortVariables()
})
afterAll(() => new Promise<void>((done) => otherServer.close(() => done())))

it('the variables set the ports, which stay free', async () => {
  const [sandbox, widget, demo] = Object.values(free).map(Number)
  expect(await freePorts(free)).toEqual({ sandbox, widget, demo })
  expect(await freePorts(free)).toEqual({ sandbox, widget, demo })
})

describe('a port that is taken', () => {
  it.each([
    ['TIELINE_PORT_SANDBOX', 'the sandbox API'],
    ['TIELINE_PORT_WIDGET', 'the widget'],
    ['TIELINE_PORT_DEMO', 'the demo page'],
  ])('%s', async (variable, name) => {
    await expect(freePorts({ ...free, [variable]: taken })).rejects.toThrow(
      new PortProblem(
        `Port ${taken}, which ${name} needs, is taken: close the program that holds it, or choose another with ${variable}.`,
      ),
    )
  })

  it('by another of our servers', async () => {
    const twice = freePorts({ ...free, TIELINE_PORT_DEMO: free.TIELINE_PORT_WIDGET })
    await expect(twice).rejects.toThrow(/which the demo page needs, is taken/)
  })
})

it.each(['', '0', '-1', '65536', '4100.5', 'auto'])("'%s' is no port", async (text) => {
  const sentence = `TIELINE_PORT_WIDGET is '${text}', which is no port: give it a number from 1 to 65535.`
  await expect(freePorts({ ...free, TIELINE_PORT_WIDGET: text })).rejects.toThrow(new PortProblem(sentence))
})

it.each(['start', 'dev'])('%s ends with only that message, and exit code 1', async (command) => {
  const env = { ...process.env, ...free, TIELINE_PORT_SANDBOX: taken }
  const run = promisify(execFile)('node_modules/.bin/tsx', [`scripts/${command}.ts`], { cwd: root, env })
  const sentence = /^\n {2}Port \d+, which the sandbox API needs, is taken: .* TIELINE_PORT_SANDBOX\.\n\n$/
  await expect(run).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) })
})
