/** A whole project: the specification's flow, the locales, and the keys of messages that code shows. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMessageKeys } from '../../../src/cli/message-keys.ts'
import type { File } from '../../../src/lint/index.ts'
import { specification } from '../../support/specification.ts'

const root = new URL('../../../', import.meta.url)
const read = (file: string): File => ({ file, text: readFileSync(new URL(file, root), 'utf8') })
const list = (folder: string, deep = false) =>
  readdirSync(fileURLToPath(new URL(folder, root)), { recursive: deep, encoding: 'utf8' }).sort()

export const { flow: realFlow, tests: realTests } = specification
export const realLocales = list('locales').map((name) => read(`locales/${name}`))

export async function messageKeys(): Promise<string[]> {
  const known = realLocales.flatMap(({ text }) => Object.keys(JSON.parse(text)))
  const found = await readMessageKeys(known, {
    read: async (file) => read(file).text,
    list: async (folder, deep) => list(folder, deep),
  })
  return found ?? []
}
