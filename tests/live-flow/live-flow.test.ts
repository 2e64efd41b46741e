/** The flows that the repository ships, judged by what belongs to them alone. */
import { describe, expect, it } from 'vitest'
import { readers } from './support/readers.ts'
import { repository } from './support/write-flow.ts'

describe('flows/', () => {
  it.each(readers)('has nothing to complain about for: $name', async ({ read }) => {
    expect(await read(repository)).toBe('')
  })
})
