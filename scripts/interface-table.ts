/** Tables of the public types in src/embed/types.ts: the comment above a member is its meaning. */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { table } from './markdown-table.ts'

const file = new URL('../src/embed/types.ts', import.meta.url)
const source = ts.createSourceFile(file.pathname, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

const code = (text: string) => `\`${text}\``

/** `name: type`, without what only the compiler needs: `readonly`, quotes, and the `undefined` of an optional member. */
function signature(member: ts.TypeElement): string {
  const text = member
    .getText(source)
    .replace(/^readonly /, '')
    .replaceAll(/^'|'(?=\??:)| \| undefined/g, '')
  const [name = '', type = ''] = text.split(/\??: (.*)/s)
  const isCallback = type.startsWith('((')
  return isCallback ? `${name}${type.slice(1).replace(/ => void\).*/s, '')}` : text
}

function meaning(member: ts.TypeElement): string {
  const [comment] = ts.getJSDocCommentsAndTags(member)
  if (typeof comment?.comment !== 'string') throw new Error(`'${member.getText(source)}' has no comment`)
  return comment.comment
}

/** A row for each member of the interface. */
export function interfaceTable(name: string): string {
  const isNamed = (node: ts.Statement): node is ts.InterfaceDeclaration =>
    ts.isInterfaceDeclaration(node) && node.name.text === name
  const found = source.statements.find(isNamed)
  if (!found) throw new Error(`src/embed/types.ts has no interface ${name}`)
  return table(
    ['member', 'meaning'],
    found.members.map((member) => [code(signature(member)), meaning(member)]),
  )
}
