import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { it } from 'vitest'

const cwd = fileURLToPath(new URL('../..', import.meta.url))
const checks = ['--missing-keys', '--extra-keys', '--structural-equality']

it('formatjs verify finds nothing', async () => {
  const args = ['verify', '--source-locale', 'en', ...checks, 'locales/*.json']
  await promisify(execFile)('node_modules/.bin/formatjs', args, { cwd })
})
