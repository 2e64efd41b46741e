/** Where generated files come from and go. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnySchemaObject } from 'ajv'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const out = join(root, 'src/generated')

const banner = '// Written by `npm run generate` from schemas/ and locales/. Change those instead.\n'

export const writeGenerated = (file: string, text: string): Promise<void> =>
  writeFile(join(out, file), `${banner}${text}`)

/** By name, without `.json`. */
export async function readSchemas(folder: string, ending = '.json'): Promise<Map<string, AnySchemaObject>> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith(ending)).sort()
  const entries = names.map(async (name) => {
    const text = await readFile(join(root, folder, name), 'utf8')
    return [basename(name, '.json'), JSON.parse(text) as AnySchemaObject] as const
  })
  return new Map(await Promise.all(entries))
}

/** `flow-tests` → `flowTests`. */
export const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
