import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { withoutFlowTests } from '../../scripts/without-flow-tests.ts'
import { compile } from '../../src/flow/index.ts'

const text = await readFile(new URL('../../flows/connect.flow.json', import.meta.url), 'utf8')
const shipped = withoutFlowTests(text)

describe('the flow that users download', () => {
  it('is the source file without its flow tests', () => {
    const { assert, ...rest } = JSON.parse(text) as Record<string, unknown>
    expect(assert).not.toEqual([])
    expect(JSON.parse(shipped)).toEqual(rest)
    expect(shipped.length).toBeLessThan(text.length / 2)
  })

  it('behaves the same', () => {
    const [written, built] = [text, shipped].map((each) => compile(JSON.parse(each)).flow)
    const { definition: _, ...before } = written ?? { definition: null }
    const { definition: __, ...after } = built ?? { definition: null }
    expect(JSON.stringify(after)).toBe(JSON.stringify(before))
  })

  it('stays unchanged if it has no flow tests', () => {
    expect(withoutFlowTests(shipped)).toBe(shipped)
  })
})
