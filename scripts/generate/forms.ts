/** Forms that the widget always has: their schemas and validators. */
import { camel, readSchemas, writeGenerated } from './files.ts'
import { bare } from './shape.ts'
import { writeValidators } from './validators.ts'

export async function writeForms() {
  const forms = await readSchemas('schemas/forms')
  await writeValidators(
    'forms',
    Object.fromEntries([...forms].map(([name, form]) => [camel(name), form['$id'] as string])),
    [...forms.values()],
  )
  const table = Object.fromEntries([...forms].map(([name, form]) => [camel(name), bare(form)]))
  await writeGenerated('forms.schemas.ts', `export const formSchemas = ${JSON.stringify(table, null, 2)} as const\n`)
}
