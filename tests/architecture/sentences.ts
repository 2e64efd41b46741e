/** Code that reads a sentence to decide something: it would break when somebody improves the wording. */
import ts from 'typescript'

const readers = ['includes', 'startsWith', 'endsWith', 'indexOf', 'match', 'matchAll', 'search', 'split']
const testers = ['test', 'exec']
const lookups = ['get', 'has', 'set', 'add', 'delete']
const comparisons = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]

/** The message or sentence that is inspected here, as written; null for anything else. */
export function inspectedSentence(node: ts.Node): string | null {
  return inspects(node) ? node.getText() : null
}

function inspects(node: ts.Node): boolean {
  if (ts.isElementAccessExpression(node)) return isWording(node.argumentExpression)
  if (ts.isSwitchStatement(node)) return isWording(node.expression)
  if (ts.isCallExpression(node)) return isInspection(node)
  if (!ts.isBinaryExpression(node) || !comparisons.includes(node.operatorToken.kind)) return false
  return compares(node.left, node.right) || compares(node.right, node.left)
}

function isInspection({ expression, arguments: [argument] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !argument) return false
  const { name, expression: receiver } = expression
  if (readers.includes(name.text)) return isMessage(receiver) || isWording(receiver) || isSentence(argument)
  if (testers.includes(name.text)) return isMessage(argument) || isWording(argument) || isSentence(receiver)
  return lookups.includes(name.text) && isWording(argument)
}

function compares(one: ts.Expression, other: ts.Expression): boolean {
  if (isSentence(one) || (isErrorMessage(one) && ts.isStringLiteralLike(other))) return true
  return isWording(one) && !isAbsence(other)
}

/** Whether there is a sentence at all may be asked. */
const isAbsence = (node: ts.Node) =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  (ts.isIdentifier(node) && node.text === 'undefined') ||
  (ts.isStringLiteralLike(node) && node.text === '')

/** A variable or property with this name. */
const isNamed = (node: ts.Node, pattern: RegExp) =>
  (ts.isIdentifier(node) && pattern.test(node.text)) ||
  (ts.isPropertyAccessExpression(node) && pattern.test(node.name.text))

/** `message` may also be a code, such as that of an effect. */
const isMessage = (node: ts.Node) => isNamed(node, /^message$/)

const isErrorMessage = (node: ts.Node) =>
  isMessage(node) && /\b(error|problem|finding)\w*\??\.message$/.test(node.getText())

/** A text for people: by its name, or the message of an error. */
const isWording = (node: ts.Node) => isNamed(node, /^(words|wording|sentences?)$/) || isErrorMessage(node)

/** A text or pattern of three words or more. */
const isSentence = (node: ts.Node) =>
  (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) && /[a-z]+(?: [a-z]+){2}/i.test(node.text)
