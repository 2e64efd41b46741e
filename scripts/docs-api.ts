/** `npm run docs:api`: writes the generated parts of docs/api.md. */
import { readFile, writeFile } from 'node:fs/promises'
import { updateApiDocument } from './api-reference.ts'

const file = new URL('../docs/api.md', import.meta.url)
await writeFile(file, updateApiDocument(await readFile(file, 'utf8')))
