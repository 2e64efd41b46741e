/** Code that reads a sentence to decide something: it would break when somebody improves the wording. */
import ts from 'typescript'

const readers = ['includes', 'startsWith', 'endsWith', 'indexOf', 'match', 'matchAll', 'search', 'split']
const testers = ['test', 'exec']
const comparisons = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]

/** The message or sentence that is inspected here, as written; null for anything else. */
export function inspectedSentence(node: ts.Node): string | null {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression: receiver } = node.expression
    const [argument] = node.arguments
    if (!argument) return null
    if (readers.includes(name.text)) return isMessage(receiver) || isSentence(argument) ? node.getText() : null
    if (testers.includes(name.text)) return isMessage(argument) || isSentence(receiver) ? node.getText() : null
  }
  if (!ts.isBinaryExpression(node) || !comparisons.includes(node.operatorToken.kind)) return null
  const sides = [node.left, node.right]
  return sides.some(isSentence) || (sides.some(isErrorMessage) && sides.some(ts.isStringLiteralLike))
    ? node.getText()
    : null
}

/** `message` on its own or of something. */
const isMessage = (node: ts.Node) =>
  (ts.isIdentifier(node) && node.text === 'message') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'message')

/** An effect's message is a code; an error's is a sentence. */
const isErrorMessage = (node: ts.Node) =>
  isMessage(node) && /\b(error|problem|finding)\w*\??\.message$/.test(node.getText())

/** A text or pattern of three words or more. */
const isSentence = (node: ts.Node) =>
  (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) && /[a-z]+(?: [a-z]+){2}/i.test(node.text)
