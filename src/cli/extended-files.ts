/** What variants extend: read beside them, with its tests, though only the variant was named. */
import { extendedName, type SourceFile, siblingFlow } from '../flow-files/index.ts'
import { testsFileOf } from '../flow-tests/index.ts'

export interface Extended {
  flows: SourceFile[]
  tests: SourceFile[]
}

/** @param read the text of a file, null where there is none */
export async function readExtended(
  flows: readonly SourceFile[],
  read: (file: string) => Promise<string | null>,
): Promise<Extended> {
  const known = new Set(flows.map(({ file }) => file))
  const extended: Extended = { flows: [], tests: [] }
  const queue = [...flows]
  for (const { file, text } of queue) {
    const name = extendedName(text)
    const base = name === null ? null : siblingFlow(file, name)
    if (base === null || known.has(base)) continue
    known.add(base)
    const found = await read(base)
    if (found === null) continue
    const source = { file: base, text: found }
    queue.push(source)
    extended.flows.push(source)
    const tests = testsFileOf(base)
    const testsText = await read(tests)
    if (testsText !== null) extended.tests.push({ file: tests, text: testsText })
  }
  return extended
}
