import { expect, it } from 'vitest'
import { releaseStage } from '../../src/monitoring/release-stage.ts'

it.each([
  ['localhost', 'development'],
  ['127.0.0.1', 'development'],
  ['[::1]', 'development'],
  ['widget.example.com', 'production'],
  ['localhost.example.com', 'production'],
  ['notlocalhost', 'production'],
  ['127.0.0.10', 'production'],
  ['widget.dev', 'production'],
  ['', 'production'],
])('%s is %s', (hostname, stage) => {
  expect(releaseStage(hostname)).toBe(stage)
})
