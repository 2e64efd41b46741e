/** Helpers of the source rules that read a syntax tree. */
import ts from 'typescript'

/** The text of a string literal or of an object key; null for any other node. */
export function spelled(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node ? node.text : null
}

/** `spelled`, or each word of a regular expression. */
export function spelledWords(node: ts.Node): readonly string[] {
  if (ts.isRegularExpressionLiteral(node)) return node.text.match(/\w+/g) ?? []
  const text = spelled(node)
  return text === null ? [] : [text]
}

/** The value of a number, or of a product of numbers (`4 * 60_000`); null for any other node. */
export function numberOf(node: ts.Node): number | null {
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return null
  const [left, right] = [numberOf(node.left), numberOf(node.right)]
  return left === null || right === null ? null : left * right
}

const windows = ['window', 'globalThis', 'self']
const parts = ['document', 'navigator']

/** The global that this node uses as a value: `fetch` (also as `window.fetch`), `document.cookie`; else null. */
export function globalUsed(node: ts.Node): string | null {
  if (!ts.isIdentifier(node)) return null
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    const owner = ts.isIdentifier(parent.expression) ? parent.expression.text : ''
    if (windows.includes(owner)) return node.text
    return parts.includes(owner) ? `${owner}.${node.text}` : null
  }
  const isInitialiser =
    (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isParameter(parent)) &&
    parent.initializer === node
  const isValue = isInitialiser || ts.isExpression(parent) || ts.isStatement(parent)
  return isValue || ts.isShorthandPropertyAssignment(parent) ? node.text : null
}

/** The texts that an expression may show: literals in conditions and concatenations, but not inside calls. */
export function shownTexts(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [
      node.head.text,
      ...node.templateSpans.flatMap((span) => [span.literal.text, ...shownTexts(span.expression)]),
    ]
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node))
    return node.expression ? shownTexts(node.expression) : []
  if (ts.isConditionalExpression(node)) return [...shownTexts(node.whenTrue), ...shownTexts(node.whenFalse)]
  if (!ts.isBinaryExpression(node)) return []
  const { kind } = node.operatorToken
  const shown = { [ts.SyntaxKind.PlusToken]: true, [ts.SyntaxKind.QuestionQuestionToken]: true } as Record<number, true>
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return shownTexts(node.right)
  return shown[kind] || kind === ts.SyntaxKind.BarBarToken ? [...shownTexts(node.left), ...shownTexts(node.right)] : []
}
