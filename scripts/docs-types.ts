/** `npm run docs:types`: writes docs/public-types.md, in which a change of the public types is seen and reviewed. */
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { publicTypes } from './public-types.ts'

const page = join(dirname(fileURLToPath(import.meta.url)), '../docs/public-types.md')

const introduction = `# Public types

What TypeScript sees of the package, without comments: \`dist/types\`. Hosts compile against it, so a change here is a
change of the public contract. \`npm run docs:types\` writes this page; a test fails until it says what the code says.
`

const printer = ts.createPrinter({ removeComments: true })

const withoutComments = (path: string, text: string) =>
  printer.printFile(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022))

/** The text that docs/public-types.md should have. */
export function typesPage(): string {
  const files = [...publicTypes()].map(
    ([path, text]) => `## ${path}\n\n\`\`\`ts\n${withoutComments(path, text)}\`\`\`\n`,
  )
  return [introduction, ...files].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, typesPage())
