import { describe, expect, it } from 'vitest'
import { liveFlowReaders } from './live-flow.ts'

const found = (text: string, path = 'tests/engine/planted.test.ts') => liveFlowReaders([{ path, text }]).length

describe('a test outside tests/live-flow', () => {
  it.each([
    "import flow from '../../flows/connect.flow.json' with { type: 'json' }",
    "readFileSync(new URL('../../flows/connect.flow.json', import.meta.url), 'utf8')",
    "readFileSync(join(root, 'flows/connect.flow.json'), 'utf8')",
    "readdirSync('flows')",
    "const file = path.resolve('flows', name)",
  ])('may not read the live flow: %s', (text) => {
    expect(found(text)).toBe(1)
    expect(found(text, 'tests/live-flow/planted.test.ts')).toBe(0)
  })

  it.each([
    "const file = 'flows/connect.flow.json'",
    "writeFile(join(folder, 'flows/connect.flow.json'), text)",
    "run(['lint', 'flows'])",
    "import flow from './flows/small.flow.json' with { type: 'json' }",
  ])('may name a file like it: %s', (text) => {
    expect(found(text)).toBe(0)
  })
})
