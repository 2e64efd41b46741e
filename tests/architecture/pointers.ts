/** Code that puts a JSON pointer together or takes it apart by hand: it forgets to escape a key, or to read an escape. */
import ts from 'typescript'

/** The expression that builds, reads or escapes a pointer here, as written; null for anything else. */
export function handMadePointer(node: ts.Node, sections: ReadonlySet<string>): string | null {
  return isTemplate(node, sections) || isSum(node) || isCut(node) || isMatch(node) || isEscape(node)
    ? node.getText()
    : null
}

/** `${pointer}/to`, and `/steps/${name}` for a key at the top of a flow or of its tests. */
function isTemplate(node: ts.Node, sections: ReadonlySet<string>): boolean {
  if (!ts.isTemplateExpression(node)) return false
  const [, section] = /^\/([^/]+)\/$/.exec(node.head.text) ?? []
  if (section !== undefined) return sections.has(section)
  return node.templateSpans.some(({ expression, literal }) => isPointer(expression) && literal.text.startsWith('/'))
}

/** `pointer + '/to'`. */
const isSum = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
  isPointer(node.left) &&
  ts.isStringLiteralLike(node.right) &&
  node.right.text.startsWith('/')

const cuts = [
  'split',
  'slice',
  'substring',
  'indexOf',
  'lastIndexOf',
  'replace',
  'replaceAll',
  'startsWith',
  'endsWith',
]

/** `pointer.split('/')`, `pointer.slice(0, pointer.lastIndexOf('/'))`. */
const isCut = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  cuts.includes(node.expression.name.text) &&
  isPointer(node.expression.expression) &&
  node.expression.expression.getText() !== 'at'

/** `/^\/steps/.test(pointer)`. */
function isMatch(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const [text] = node.arguments
  return ['test', 'exec'].includes(node.expression.name.text) && !!text && isPointer(text) && text.getText() !== 'at'
}

/** `key.replace(/~/g, '~0')`, and the way back. */
const isEscape = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ['replace', 'replaceAll'].includes(node.expression.name.text) &&
  node.arguments.some(
    (each) => (ts.isStringLiteralLike(each) || ts.isRegularExpressionLiteral(each)) && each.text.includes('~'),
  )

/** Something that is called a pointer. Code says `at` for short, which can be an index or a list as well. */
function isPointer(node: ts.Node): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node
  return ts.isIdentifier(name) && /^(at|instancePath)$|pointer$/i.test(name.text)
}
