/**
 * A change that linter and flow tests accept breaks no check. The changes are made to the specification's flow: the
 * shipped one may have been changed already.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes } from './support/changes.ts'
import { readers } from './support/readers.ts'
import { makeChange } from './support/tieline.ts'

describe.each(changes)('$title', (change) => {
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'tieline-'))
    await makeChange(root, change)
  })
  afterAll(() => rm(root, { recursive: true }))

  it.each(readers)('breaks nothing for: $name', async ({ read }) => {
    expect(await read(root)).toBe('')
  })
})
