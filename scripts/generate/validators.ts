/** Validators as code: under the content security policy of the widget, Ajv can't compile them at run time. */
import { Ajv, type AnySchemaObject, type Options } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { formats } from '../../src/forms/formats.ts'
import { writeGenerated } from './files.ts'

/** Only the position of an error is reported; its other parts would add the schema to the bundle. */
const withShortErrors = (code: string) => code.replace(/,schemaPath:"[^"]*"/g, '').replace(/,params:\{[^{}]*\}/g, '')

/** Of the schemas beside its code a check in the browser needs only the keys of large objects. */
const withShortSchemas = (code: string) =>
  code.replace(/const (schema\d+) = (\{.*?\});(?=const |function |export )/g, (_, name: string, json: string) => {
    const { properties = {} } = JSON.parse(json) as AnySchemaObject
    const keys = Object.fromEntries(Object.keys(properties).map((key) => [key, 0]))
    return `const ${name} = ${JSON.stringify({ properties: keys })};`
  })

/** Ajv's standalone code calls `require` for its helpers; this turns the calls into imports. */
function toModule(code: string): string {
  const imports = new Map<string, string>()
  const body = code.replace(/require\("(ajv\/dist\/runtime\/(\w+))"\)\.default/g, (_, path: string, helper: string) => {
    imports.set(helper, `import ${helper}Module from '${path}.js'\n`)
    return `(${helper}Module.default ?? ${helper}Module)`
  })
  if (body.includes('require(')) throw new Error('generate: a validator still calls require; extend toModule')
  return `${[...imports.values()].join('')}${body}`
}

/** Removes from a validator what it does not check: examples, and the tables of error codes and of failures. */
function withoutDocumentation<Node>(node: Node): Node {
  const documentation = ['examples', 'x-codes', 'x-failures', 'x-unconnected']
  const keep = (key: string, value: unknown) => (documentation.includes(key) ? undefined : value)
  return JSON.parse(JSON.stringify(node, keep)) as Node
}

export async function writeValidators(
  file: string,
  exports: Record<string, string>,
  schemas: AnySchemaObject[],
  options: Options = {},
) {
  const ajv = new Ajv({
    ...options,
    schemas: withoutDocumentation(schemas),
    formats,
    code: { source: true, esm: true },
    messages: false,
    allErrors: file === 'forms',
    strictTypes: false,
    keywords: ['x-path', 'x-encoding', 'x-sandbox', 'x-errors', 'x-may-be-empty'],
  })
  const names = Object.keys(exports)
  const code = standaloneCode(ajv, exports)
  await writeGenerated(
    `${file}.validators.js`,
    `${toModule(/^(incoming|outgoing)/.test(file) ? withShortSchemas(withShortErrors(code)) : code)}\nexport const checks = { ${names.join(', ')} }\n`,
  )
  const table = names.map((name) => `  ${name}: Check\n`).join('')
  const declared = `${names.map((name) => `export declare const ${name}: Check\n`).join('')}export declare const checks: {\n${table}}\n`
  const check = `import type { ErrorObject } from 'ajv'\ntype Check = { (body: unknown): boolean; errors?: ErrorObject[] | null }\n`
  await writeGenerated(`${file}.validators.d.ts`, `${check}${declared}`)
}
