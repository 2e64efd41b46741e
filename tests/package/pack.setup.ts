/** Makes the tarball that the other tests install. The build is that of all browser tests. */
import { mkdir, rm } from 'node:fs/promises'
import { test } from '@playwright/test'
import { npm, packFolder } from './support/install.ts'

test('the package is packed', async () => {
  await rm(packFolder, { recursive: true, force: true })
  await mkdir(packFolder, { recursive: true })
  await npm(packFolder, 'pack', '../..', '--ignore-scripts')
})
