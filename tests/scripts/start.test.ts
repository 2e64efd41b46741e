import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { startMessage } from '../../scripts/start-message.ts'
import { describeScenarios, sandboxValues } from '../../src/sandbox/index.ts'

/** Says that the machine was busy while the configuration was read. */
const timings = /\S*\[PLUGIN_TIMINGS\][\s\S]*?#bundlertimings[^\n]*\n\s*/g

describe('npm start', () => {
  const addresses = { demo: 'http://demo.test', widget: 'http://widget.test', sandbox: 'http://sandbox.test' }
  const { apiKey: _, username: __, ...values } = sandboxValues

  it.each([
    ...Object.values(addresses),
    'http://demo.test/studio/',
    ...Object.values(values),
    ...describeScenarios().map(({ username, description }) => `${username} ${description}`),
  ])('prints %s', (text) => {
    expect(startMessage(addresses).replace(/ +/g, ' ')).toContain(text)
  })

  it.each(['production', 'demo', 'studio'])('builds %s without a warning', async (mode) => {
    const folder = await mkdtemp(join(tmpdir(), 'tieline-start-'))
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--outDir', folder, '--logLevel', 'warn']
    const env = { ...process.env, NODE_ENV: 'production' }
    const { stdout, stderr } = await promisify(execFile)(process.execPath, vite, { env })
    await rm(folder, { recursive: true })
    expect((stdout + stderr).replace(timings, '')).toBe('')
  })
})
