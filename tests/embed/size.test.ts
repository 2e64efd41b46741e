/** What a host downloads: the core, and how much hook, element and the first frame add. */
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

const kilobyte = 1024

/** Bytes of an entry with all that it imports, and of the file that loads with the first frame. */
async function sizeOf(entry: string): Promise<{ entry: number; frames: number }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `src/embed/${entry}`, formats: ['es'] },
      rolldownOptions: { external: ['react'], output: { minify: true } },
    },
  })
  const { output } = (result as Rolldown.RolldownOutput[])[0] as Rolldown.RolldownOutput
  const chunks = output.filter((each) => each.type === 'chunk')
  const bytes = (isEntry: boolean) =>
    chunks.filter((chunk) => chunk.isEntry === isEntry).reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  expect(chunks.every((chunk) => chunk.isEntry || chunk.isDynamicEntry)).toBe(true)
  return { entry: bytes(true), frames: bytes(false) }
}

const core = await sizeOf('index.ts')

describe('sizes, compressed with gzip', () => {
  it('the core has 3 kB at most, and the file of frames 1.5 kB', () => {
    expect(core.entry).toBeLessThanOrEqual(3 * kilobyte)
    expect(core.frames).toBeLessThanOrEqual(1.5 * kilobyte)
  })

  it.each(['react.ts', 'element.ts'])('%s adds 1 kB at most', async (entry) => {
    expect((await sizeOf(entry)).entry - core.entry).toBeLessThanOrEqual(kilobyte)
  })
})
