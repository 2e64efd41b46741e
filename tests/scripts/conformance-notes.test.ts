/** What `npm run conformance` notes of the shipped flow, which may differ. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { differencesOf } from '../../scripts/conformance-notes.ts'
import { edited } from '../support/connect-flow.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieline-notes-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function notesOf(text: string): Promise<string[]> {
  await writeFile(join(folder, 'connect.flow.json'), text)
  return differencesOf(folder)
}

describe('the notes', () => {
  it('are none where nobody notices a difference', async () => {
    const other = edited({ '/steps/consent/description': 'The user agrees.' })
    expect(await notesOf(JSON.stringify(other))).toEqual([])
  })

  it('say what is different', async () => {
    const other = edited({ '/steps/enterCredentials/poll/timeoutMs': 120_000 })
    expect(await notesOf(JSON.stringify(other))).toEqual([expect.stringContaining('enterCredentials')])
  })

  it.each([
    ['does not compile', JSON.stringify(edited({ '/path': ['nowhere'] }))],
    ['is no JSON', '{'],
  ])('fail for nobody where the flow %s', async (_, text) => {
    expect(await notesOf(text)).toEqual(["It can't be compared: `tieline lint` says why."])
  })
})
